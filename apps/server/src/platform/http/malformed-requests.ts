import { errorCodes, type ErrorName } from '@meridian/api-client/contract';
import { defaultLanguage } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { DomainError } from '../lib/domain-error';
import { sendError } from './error-handler';
import { pageHeaders, securityHeaders } from './security-headers';
import { requestsPage } from './unknown-paths';

/**
 * Responds to a URL that the router cannot parse, such as one with a single percent sign: with the console's HTML for
 * page requests of browsers, otherwise with 404. Hooks and plugins do not run for such a URL, so this sets the headers
 * and sends the file directly.
 */
export function rejectUnreadableUrl({ consoleDir }: { consoleDir?: string | undefined }) {
  const headers = pageHeaders({ consoleDir });
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    request.language = defaultLanguage;
    void reply.headers(headers);
    if (consoleDir !== undefined && requestsPage(request)) {
      void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      void reply.send(createReadStream(path.join(consoleDir, 'index.html')));
    } else void sendError(request, reply, new DomainError('not_found'), 404);
  };
}

/** Rejects a request without a `Host` header, which HTTP/1.1 requires. */
export function rejectMissingHost(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const { headers, httpVersion } = request.raw;
  if (httpVersion === '1.1' && headers.host === undefined)
    void sendError(request, reply, new DomainError('invalid_request'), 400);
  else next();
}

const responses: Readonly<Record<string, { reason: ErrorName; status: number }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { reason: 'request_timeout', status: 408 },
  HPE_HEADER_OVERFLOW: { reason: 'too_large', status: 431 },
};

/** Responds on the socket to data that is not HTTP, or to a request that never ends. */
export function rejectMalformed(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { reason, status } = responses[error.code ?? ''] ?? { reason: 'invalid_request', status: 400 };
  const code = errorCodes[reason];
  const body = JSON.stringify({ code, message: translate(defaultLanguage, 'errors', `${code}`) });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  if (socket.writable) socket.write([start, ...head, '', body].join('\r\n'));
  socket.destroySoon();
}
