/** A command that is invalid for the draft. The reason is a key in the namespace `errors`. */
export class CommandError extends Error {
  override name = 'CommandError';
  constructor(readonly reason: 'draft_row_missing' | 'draft_row_used' | 'draft_row_place') {
    super(reason);
  }
}
