import type { ErrorName, ErrorResponse } from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseUnavailable, isQueryCancelled } from '../db';
import { FileStoreError } from '../files';
import { DomainError } from '../lib/domain-error';
import { isDiskFull } from '../lib/is-disk-full';

/** The client disconnected, so that the work for its response was cancelled. */
export class ClientLeftError extends Error {
  override name = 'ClientLeftError';
}

/** Errors of Fastify and its plugins, by status; any other 4xx is an invalid request. */
const reasonOfStatus: Readonly<Record<number, ErrorName>> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_type',
  503: 'unavailable',
};

/** For requests without a connection to the database or the file store. */
const retryAfterSeconds = 5;

/** Maps an error to a `DomainError`; an unknown error becomes `internal`, with the error as its cause. */
function domainErrorOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof FileStoreError || isDatabaseUnavailable(error))
    return new DomainError('unavailable', { retryAfterSeconds }, { cause: error });
  if (isDiskFull(error)) return new DomainError('disk_full', {}, { cause: error });
  if (isQueryCancelled(error))
    return new DomainError('request_timeout', { context: 'query' }, { cause: error });
  const status = statusOf(error);
  const reason = reasonOfStatus[status] ?? (status < 500 ? 'invalid_request' : 'internal');
  return new DomainError(reason, {}, { cause: error });
}

/** Envelope of an error in the language of the request. */
export function envelopeOf(error: DomainError, request: FastifyRequest): ErrorResponse {
  return {
    code: error.code,
    message: translate(request.language, 'errors', error.messageKey, error.params),
    ...(error.isSpecific && { isSpecific: true }),
    ...(error.fields && { fields: error.fields }),
    ...(error.data !== undefined && { data: error.data }),
    requestId: request.id,
  };
}

/** Sends an error. `httpStatus` is for transport errors, such as an unknown path. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: DomainError,
  httpStatus: number = error.httpStatus,
): FastifyReply {
  request.outcome = error.code;
  const { retryAfterSeconds: seconds } = error.params;
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  return reply.code(httpStatus).type('application/json; charset=utf-8').send(envelopeOf(error, request));
}

/** Turns errors into envelopes. Unexpected errors are logged with their cause, which clients do not see. */
export const errorHandler = fp((app: FastifyInstance, _options, done) => {
  app.setErrorHandler((error, request, reply) => {
    const domainError = domainErrorOf(error);
    if (error instanceof FileStoreError) request.log.error({ err: error }, 'the file store failed');
    else if (isDatabaseUnavailable(error)) request.log.warn({ err: error }, 'no connection to the database');
    if (domainError.reason === 'disk_full') request.log.error({ err: error }, 'the disk is full');
    if (domainError.reason === 'internal') {
      if (hasClientLeft(error, reply)) request.log.info('the client disconnected before the response');
      else request.log.error({ err: error }, 'unexpected error');
    }
    return sendError(request, reply, domainError);
  });
  done();
});

/** Whether a response ended early because the client disconnected, rather than because its source failed. */
function hasClientLeft(error: unknown, reply: FastifyReply): boolean {
  if (error instanceof ClientLeftError) return true;
  const hasEndedEarly =
    error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return hasEndedEarly && reply.raw.destroyed;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
