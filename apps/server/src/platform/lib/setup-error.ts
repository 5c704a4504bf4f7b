/** A problem outside of the program that prevents the start and that the operator can fix. The message says how. */
export class SetupError extends Error {
  override name = 'SetupError';

  constructor(message: string, options?: ErrorOptions) {
    // logs and terminals show it as one line
    super(
      message
        .split('\n')
        .map((line) => line.trim())
        .join(' '),
      options,
    );
  }
}

/** Error code of the operating system, Node or PostgreSQL; empty if there is none. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
