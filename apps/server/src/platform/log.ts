import { trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import pino from 'pino';
import type { Config } from './config/config';

/** Field names of secrets, at the top level of a log line and one level below. */
const secrets = ['pwd', 'password', 'passwordHash', 'token', 'authorization', 'cookie', 'validationCode'];

/** JSON lines on stdout: one event each, with its trace id, without secrets. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: traceOfLine,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  });
}

function traceOfLine(): { traceId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { traceId: span.traceId } : {};
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: DescribedError;
}

/**
 * Describes an error for the log. Leaves out the parameters of a failed query, which its message contains, and the
 * database's `detail`, which may contain a row.
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

/** Frames of a stack, without the message at its start. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
