import swagger from '@fastify/swagger';
import { describeAccess, routeItemSchema } from '@meridian/api-client/contract';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';

// it contains itself, so the document needs a name to refer to
z.globalRegistry.add(routeItemSchema, { id: 'RouteItem' });

/** `/openapi.json`: every endpoint of the contract, derived from the schemas that validate it. */
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
  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
});

/** The fields and the file of a multipart body. */
function withFile(fields: z.core.$ZodType): z.core.$ZodType {
  if (!(fields instanceof z.core.$ZodObject)) return fields;
  return z.object({ ...fields._zod.def.shape, file: z.file() });
}
