import {
  basePath,
  errorResponseSchema,
  successCode,
  successSchema,
  type Endpoint,
  type Page,
} from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

export interface Call<E extends Endpoint> {
  params: z.output<E['params']>;
  /** Checked by the schema; of a multipart call an empty object, its fields are parsed by the handler. */
  body: z.output<E['body']>;
  /** `request.caller` and `request.accountScope` say who calls and which accounts are meant. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Answer<E extends Endpoint> {
  data: z.output<E['data']>;
  /** With lists, and only with them. */
  page?: Page;
}

/**
 * Registers a call of the contract: path, access and schemas come from the endpoint, the handler's answer goes into
 * the envelope. A refusal is thrown as `DomainError`.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  const hasBody = endpoint.method === 'POST' && endpoint.bodyKind === 'json';
  app.route({
    method: endpoint.method,
    url: `${basePath}${endpoint.path}`,
    config: { access: endpoint.access, endpoint },
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
    handler: async (request, reply) => {
      const answer = await handler({
        // parse boundary: Fastify has replaced both by what the endpoint's schemas made of them
        params: request.params as z.output<E['params']>,
        body: request.body as z.output<E['body']>,
        request,
        reply,
      });
      return { code: successCode, message: 'success', ...answer };
    },
  });
}
