import type { Logger } from 'pino';
import pino from 'pino';
import type { Config } from './config';

/** Names under which a secret could reach a log line, at the top and one level down. */
const secrets = ['pwd', 'password', 'passwordHash', 'token', 'authorization', 'cookie', 'validationCode'];

/** JSON lines on stdout: one event each, without secrets. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  });
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: DescribedError;
}

/**
 * What a log says of an error: never the parameters of a failed query (the query's error carries them in its message)
 * nor the database's `detail`, which may quote a row.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message.replace(/\nparams: [\s\S]*$/, ''),
    ...('code' in error && { code: error.code }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A stack begins with the message: only its frames are kept. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
