import { auditFile, endpoints } from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { AppDependencies } from '../../kits/app-dependencies';
import { contentTypes } from '../../kits/workbooks/write/content-types';
import { route } from '../../platform/http/endpoint-route';
import { fileRoute } from '../../platform/http/file-route';
import { readPage } from '../../platform/lib/paging';
import { createAuditService } from './audit.service';

/** Routes for the audit log and its export. */
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

  fileRoute(app, auditFile, ['auditExport'], async ({ query = {}, format }, { caller, language }) => ({
    fileName: `${translate(language, 'audit', 'title')} ${clock.today()}.${format}`,
    contentType: contentTypes[format],
    content: Readable.from(await audit.file(caller, { query, format, language })),
  }));
}
