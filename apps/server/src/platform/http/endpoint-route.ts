import {
  basePath,
  errorResponseSchema,
  successCode,
  successSchema,
  type Endpoint,
  type Page,
} from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod';
import type { AuditDeclaration } from '../audit';

export interface EndpointInput<E extends Endpoint> {
  params: z.output<E['params']>;
  /** Validated body; an empty object for a multipart body, whose fields the handler parses. */
  body: z.output<E['body']>;
  /** The request, with its user (`request.caller`) and accounts (`request.accountScope`). */
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface EndpointResponse<E extends Endpoint> {
  data: z.output<E['data']>;
  /** Lists only. */
  page?: Page;
}

/**
 * Registers an endpoint of the contract with its path, access and schemas. The handler's return value becomes the
 * `data` of the envelope; a `DomainError` rejects the request.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: EndpointInput<E>) => Promise<EndpointResponse<E>>,
): void {
  app.route({
    ...routeOptions(app, endpoint),
    handler: async (request, reply) => {
      const input = inputOf<E>(request, reply);
      const response = await app.runFairly(endpoint, input, () => handler(input));
      return { code: successCode, message: 'success', ...response };
    },
  });
}

/**
 * Like `route`, for responses that are too large to build in the server process: the handler returns `data` as a stream
 * of JSON, which is sent unchanged.
 */
export function streamedRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: EndpointInput<E>) => Promise<AsyncIterable<Uint8Array>>,
): void {
  app.route({
    ...routeOptions(app, endpoint),
    handler: async (request, reply) => {
      const input = inputOf<E>(request, reply);
      const data = await app.runFairly(endpoint, input, () => handler(input));
      return reply.type('application/json; charset=utf-8').send(Readable.from(inEnvelope(data)));
    },
  });
}

async function* inEnvelope(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | string> {
  yield `{"code":${successCode},"message":"success","data":`;
  yield* data;
  yield '}';
}

function auditOf({ audits }: FastifyInstance, endpoint: Endpoint): AuditDeclaration {
  const declared = audits.get(endpoint);
  if (declared === undefined) throw new Error(`The module of ${endpoint.path} doesn’t declare its audit.`);
  return declared;
}

function routeOptions(app: FastifyInstance, endpoint: Endpoint) {
  const hasBody = endpoint.method === 'POST' && endpoint.bodyKind === 'json';
  return {
    method: endpoint.method,
    url: `${basePath}${endpoint.path}`,
    config: { access: endpoint.access, endpoint, audits: auditOf(app, endpoint) },
    schema: {
      summary: endpoint.summary,
      params: endpoint.params,
      ...(hasBody && { body: endpoint.body }),
      response: {
        200: z.union([successSchema(endpoint.data, { paged: endpoint.paged }), errorResponseSchema]),
        '4xx': errorResponseSchema,
        '5xx': errorResponseSchema,
      },
    },
  };
}

function inputOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): EndpointInput<E> {
  return {
    // parse boundary: Fastify has replaced both by the output of the endpoint's schemas
    params: request.params as z.output<E['params']>,
    body: request.body as z.output<E['body']>,
    request,
    reply,
  };
}
