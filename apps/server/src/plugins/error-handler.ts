import type { ErrorName, ErrorResponse } from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseUnavailable } from '../db';
import { DomainError } from '../lib/domain-error';

/** Errors that Fastify and its plugins raise themselves, by the status they carry; other 4xx are invalid requests. */
const reasonOfStatus: Readonly<Record<number, ErrorName>> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_type',
  503: 'unavailable',
};

/** When a call may be tried again that found no connection to the database. */
const retryAfterSeconds = 5;

/** The refusal that an error means; anything unknown is `internal`, with the error as its cause. */
function domainErrorOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseUnavailable(error))
    return new DomainError('unavailable', { retryAfterSeconds }, { cause: error });
  const status = statusOf(error);
  const reason = reasonOfStatus[status] ?? (status < 500 ? 'invalid_request' : 'internal');
  return new DomainError(reason, {}, { cause: error });
}

/** The envelope of a refusal, worded for the request. */
export function envelopeOf(error: DomainError, request: FastifyRequest): ErrorResponse {
  return {
    code: error.code,
    message: translate(request.language, 'errors', `${error.code}`, error.params),
    ...(error.fields && { fields: error.fields }),
    requestId: request.id,
  };
}

/** Answers with a refusal. `httpStatus` is given where the transport itself refuses, as with a path without route. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: DomainError,
  httpStatus: number = error.httpStatus,
): FastifyReply {
  const { retryAfterSeconds: seconds } = error.params;
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  return reply.code(httpStatus).type('application/json; charset=utf-8').send(envelopeOf(error, request));
}

/** Turns whatever was thrown into an envelope; what nobody foresaw is logged with its cause and told to nobody. */
export const errorHandler = fp((app: FastifyInstance, _options, done) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = domainErrorOf(error);
    if (isDatabaseUnavailable(error)) request.log.warn({ err: error }, 'no connection to the database');
    if (refusal.reason === 'internal') {
      if (hasClientLeft(error, reply)) request.log.info('the client left before its answer');
      else request.log.error({ err: error }, 'unexpected error');
    }
    return sendError(request, reply, refusal);
  });
  done();
});

/** Whether an answer broke off because nobody takes it any more, not because its source did. */
function hasClientLeft(error: unknown, reply: FastifyReply): boolean {
  const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCutOff && reply.raw.destroyed;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
