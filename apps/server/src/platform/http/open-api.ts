import swagger from '@fastify/swagger';
import { describeAccess, routeItemSchema } from '@meridian/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import * as z from 'zod';

// the schema is recursive, so the document needs a name to refer to
z.globalRegistry.add(routeItemSchema, { id: 'RouteItem' });

/**
 * `/openapi.json`: all endpoints of the contract, derived from the schemas that validate them. The document never
 * changes while the server runs, so the first request serializes and compresses it for all others.
 */
export const openApi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Meridian',
        version: '1',
        description: 'Application responses use HTTP 200; check `code` in the envelope for the result.',
      },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      },
    },
    transformObject: jsonSchemaTransformObject,
    transform: (document) => {
      const endpoint = document.route.config?.endpoint;
      if (endpoint === undefined) return jsonSchemaTransform(document);
      const isMultipart = endpoint.bodyKind === 'multipart';
      return jsonSchemaTransform({
        ...document,
        schema: {
          ...document.schema,
          security: endpoint.access === 'public' ? [] : [{ token: [] }],
          description: `Access: ${describeAccess(endpoint.access)}. Account: ${endpoint.account}.`,
          ...(isMultipart && { consumes: ['multipart/form-data'], body: withFile(endpoint.body) }),
        },
      });
    },
  });
  let document: Promise<StoredDocument> | undefined;
  app.get(
    '/openapi.json',
    { config: { access: 'public' }, schema: { hide: true }, compress: false },
    async (request, reply) =>
      sendDocument(request, reply, await (document ??= storeDocument(JSON.stringify(app.swagger())))),
  );
});

const encodings = ['br', 'gzip'] as const;

interface StoredDocument extends Record<(typeof encodings)[number] | 'identity', Buffer> {
  etag: string;
}

async function storeDocument(text: string): Promise<StoredDocument> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // weak, because all encodings share it
  return { identity, br, gzip: gz, etag: `W/"${hash}"` };
}

function sendDocument(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  document: StoredDocument,
): FastifyReply {
  void reply.headers({ etag: document.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (headers['if-none-match']?.includes(document.etag.slice(2)) === true) return reply.code(304).send();
  const encoding = encodings.find((name) => accepts(headers['accept-encoding'], name));
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(document[encoding ?? 'identity']);
}

/** Whether the `accept-encoding` header names an encoding and does not exclude it with `q=0`. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const offers = [header ?? ''].flat().join(',').toLowerCase().split(',');
  return offers.some((offer) => {
    const [name = '', quality = ''] = offer.split(';');
    return name.trim() === encoding && !/^q=0(\.0*)?$/.test(quality.trim());
  });
}

/** Schema of a multipart body: its fields and its file. */
function withFile(fields: z.core.$ZodType): z.core.$ZodType {
  if (!(fields instanceof z.core.$ZodObject)) return fields;
  return z.object({ ...fields._zod.def.shape, file: z.file() });
}
