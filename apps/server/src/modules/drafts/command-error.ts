/** A command that the draft does not allow. The reason is a key of the namespace `errors`. */
export class CommandError extends Error {
  override name = 'CommandError';
  constructor(readonly reason: 'draft_row_missing' | 'draft_row_used' | 'draft_row_place') {
    super(reason);
  }
}
