import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError, invalidField } from '../lib/domain-error';

/** Bytes of a JSON body. */
export const maxJsonBytes = 1024 * 1024;
const maxDepth = 32;
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

/**
 * Parses JSON bodies strictly: UTF-8 only, no compression, no prototype keys, no NUL or unpaired surrogate (PostgreSQL
 * cannot store them), and a maximum depth. A body of a type that the route does not accept is rejected unread; a
 * missing body counts as `{}`.
 */
export const jsonBodies = fp((app, _options, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxJsonBytes },
    (_request, body: Buffer, parsed) => {
      try {
        parsed(null, parseJson(body));
      } catch (error) {
        parsed(error instanceof Error ? error : new DomainError('invalid_request'));
      }
    },
  );
  app.addHook('onRequest', (request, _reply, next) => {
    refuseOtherBodies(request);
    next();
  });
  app.addHook('preValidation', (request, _reply, next) => {
    request.body ??= {};
    next();
  });
  done();
});

const forms = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

function refuseOtherBodies(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new DomainError('unsupported_type');
  const stated = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^content-type$/i.test(name));
  if (stated.length > 1) throw new DomainError('unsupported_type');
  const type = request.headers['content-type'];
  if (type === undefined || request.is404) return;
  if (request.routeOptions.config.acceptsForms === true && forms.test(type)) return;
  const wanted =
    request.routeOptions.config.endpoint?.bodyKind === 'multipart'
      ? /^multipart\/form-data\s*;/i
      : /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
  if (!wanted.test(type)) throw new DomainError('unsupported_type');
}

/** Errors: `invalid_request` for anything but clean JSON. */
function parseJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new DomainError('invalid_request', {}, { cause: error });
  }
  requireClean(value);
  return value;
}

function requireClean(root: unknown): void {
  const waiting = [{ value: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) throw invalidField('body', 'invalid');
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) throw invalidField('body', 'invalid');
    for (const [key, child] of Object.entries(value)) {
      if (forbiddenKeys.includes(key) || !isStorable(key)) throw invalidField('body', 'invalid');
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
}

/** Whether PostgreSQL can store a text unchanged. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
