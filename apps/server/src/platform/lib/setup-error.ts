/** A problem outside the program that prevents the start, and that the operator can fix: the message says how. */
export class SetupError extends Error {
  override name = 'SetupError';

  constructor(message: string, options?: ErrorOptions) {
    // the log and the terminal show it as one line
    super(
      message
        .split('\n')
        .map((line) => line.trim())
        .join(' '),
      options,
    );
  }
}

/** Code of an error of the operating system, of Node or of PostgreSQL; empty without one. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
