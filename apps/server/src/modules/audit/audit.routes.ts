import { auditFile, basePath, endpoints, errorResponseSchema } from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { AppDependencies } from '../../kits/app-dependencies';
import { contentTypes } from '../../kits/workbooks/write/content-types';
import { runAsClient } from '../../platform/audit';
import { route } from '../../platform/http/endpoint-route';
import { readPage } from '../../platform/lib/paging';
import { createAuditService } from './audit.service';

/** The audit log: its records, and files of them. */
export function auditRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const audit = createAuditService({ db });

  route(app, endpoints.auditList, ({ body, request: { caller } }) =>
    readPage(body.page, [], (page) => audit.list(caller, body.query ?? {}, page)),
  );
  route(app, endpoints.auditDetail, async ({ body, request: { caller } }) => ({
    data: await audit.detail(caller, body.id),
  }));

  app.route({
    method: 'POST',
    url: `${basePath}${auditFile.path}`,
    config: { access: auditFile.access },
    // the OpenAPI document describes envelopes only
    schema: {
      hide: true,
      body: auditFile.body,
      response: { '4xx': errorResponseSchema, '5xx': errorResponseSchema },
    },
    handler: async (request, reply) => {
      const { query = {}, format } = auditFile.body.parse(request.body);
      const { caller, language } = request;
      const content = await runAsClient(request, ['auditExport'], () =>
        audit.file(caller, { query, format, language }),
      );
      const name = `${translate(language, 'audit', 'title')} ${clock.today()}.${format}`;
      return reply
        .type(contentTypes[format])
        .header('content-disposition', contentDisposition(name))
        .send(Readable.from(content));
    },
  });
}
