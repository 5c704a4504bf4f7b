import { basePath, errorResponseSchema, type Endpoint } from '@meridian/api-client/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';

/** A route whose response is a file. */
export type FileEndpoint<Body extends Endpoint['body']> = Pick<Endpoint, 'path' | 'access'> & { body: Body };

export interface SentFile {
  fileName: string;
  content: Readable | Buffer;
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Registers a route whose response is a workbook without envelope; an error has one. */
export function workbookRoute<Body extends Endpoint['body']>(
  app: FastifyInstance,
  { path, access, body }: FileEndpoint<Body>,
  open: (body: z.output<Body>, request: FastifyRequest, reply: FastifyReply) => Promise<SentFile>,
): void {
  app.route({
    method: 'POST',
    url: `${basePath}${path}`,
    config: { access },
    // the OpenAPI document describes envelopes only
    schema: { hide: true, body, response: { '4xx': errorResponseSchema, '5xx': errorResponseSchema } },
    handler: async (request, reply: FastifyReply) => {
      const { fileName, content } = await open(z.parse(body, request.body), request, reply);
      return reply.type(xlsx).header('content-disposition', contentDisposition(fileName)).send(content);
    },
  });
}
