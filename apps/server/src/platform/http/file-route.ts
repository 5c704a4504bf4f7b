import { basePath, errorResponseSchema, type FileEndpoint } from '@meridian/api-client/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import type { AuditDeclaration } from '../audit';

export interface SentFile {
  fileName: string;
  /** MIME type; a workbook (XLSX) by default. */
  contentType?: string;
  content: Readable | Buffer | string;
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Registers a route that responds with a file instead of an envelope; errors still have an envelope. `audits`: its
 * records in the audit log.
 */
export function fileRoute<Body extends FileEndpoint['body']>(
  app: FastifyInstance,
  endpoint: FileEndpoint & { body: Body },
  audits: AuditDeclaration,
  open: (body: z.output<Body>, request: FastifyRequest) => Promise<SentFile>,
): void {
  const { path, access, body } = endpoint;
  app.route({
    method: 'POST',
    url: `${basePath}${path}`,
    config: { access, audits },
    // the OpenAPI document describes envelopes only
    schema: { hide: true, body, response: { '4xx': errorResponseSchema, '5xx': errorResponseSchema } },
    handler: async (request, reply) => {
      const parsed = z.parse(body, request.body);
      const file = await app.runFairly(endpoint, { request, reply }, () => open(parsed, request));
      return reply
        .type(file.contentType ?? xlsx)
        .header('content-disposition', contentDisposition(file.fileName))
        .send(file.content);
    },
  });
}
