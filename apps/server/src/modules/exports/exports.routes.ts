import {
  basePath,
  channels,
  downloadRecordFile,
  endpoints,
  exportStates,
  errorResponseSchema,
  type Channel,
} from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { contentTypes } from '../../kits/workbooks/write/content-types';
import { route } from '../../platform/http/endpoint-route';
import { envelopeOf } from '../../platform/http/error-handler';
import { readableChannels } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import { pageResponse, pageOf, sortOf } from '../../platform/lib/paging';
import type { ReportCopiesDependency } from '../../report-engine';
import type { ExportsService } from './exports.service';
import { openExports } from './open-exports';

const exportEndpoints = {
  search: { ofSection: endpoints.searchReportCreateExport, ofAccounts: endpoints.searchAccountCreateExport },
  feed: { ofSection: endpoints.feedReportCreateExport, ofAccounts: endpoints.feedAccountCreateExport },
} as const satisfies Record<Channel, object>;

/** Routes that request, list and download report files. */
export function exportsRoutes(
  app: FastifyInstance,
  {
    db,
    reportsDb,
    clock,
    files,
    capacity,
    jobs,
    reportCopies,
  }: Pick<AppDependencies, 'db' | 'reportsDb' | 'clock' | 'files' | 'capacity' | 'jobs'> &
    ReportCopiesDependency,
): void {
  const service = openExports({ db, reportsDb, files, capacity, jobs, clock, reportCopies, log: app.log });
  for (const channel of channels) {
    const { ofSection, ofAccounts } = exportEndpoints[channel];
    const common = ({ accountScope: accountIds, caller, language }: FastifyRequest) => ({
      channel,
      accountIds,
      caller,
      language,
    });
    route(app, ofSection, async ({ params, body, request }) => ({
      data: { id: await service.create({ ...common(request), ...params, ...body }) },
    }));
    route(app, ofAccounts, async ({ body, request }) => {
      const { period, ...query } = body.query;
      const report = { ...body, query, section: 'account', period } as const;
      return { data: { id: await service.create({ ...common(request), ...report }) } };
    });
  }

  route(app, endpoints.costReportCreateExport, async ({ body, request }) => {
    const { accountScope: accountIds, caller, language } = request;
    const { sortCol, ...choice } = body;
    const subject = { accountIds, caller, language, channels: readableChannels(caller), sortCol };
    return { data: { id: await service.createCosts({ ...subject, ...choice }) } };
  });

  route(app, endpoints.downloadRecordList, async ({ body, request }) => {
    const page = pageOf(body.page);
    sortOf(page.sortCol, []);
    const { list, totalCount } = await service.list({
      ...body.query,
      userId: request.caller.userId,
      limit: page.size,
      offset: page.offset,
    });
    return { data: { list }, page: pageResponse(page, totalCount) };
  });
  route(app, endpoints.downloadRecordRetry, async ({ body, request }) => {
    await service.retry(body.id, request.caller);
    return { data: {} };
  });
  route(app, endpoints.downloadRecordDelete, async ({ body, request }) => ({
    data: { deletedCount: await service.remove(body, request.caller) },
  }));
  fileRoute(app, service);
}

/** Registers the route of the file itself, without an envelope; errors have one. */
function fileRoute(app: FastifyInstance, service: ExportsService): void {
  const { path, access, body } = downloadRecordFile;
  app.route({
    method: 'POST',
    url: `${basePath}${path}`,
    config: { access, audits: 'read' },
    // the file is compressed already, and clients need its length
    compress: false,
    // the OpenAPI document describes envelopes only
    schema: { hide: true, body, response: { '4xx': errorResponseSchema, '5xx': errorResponseSchema } },
    handler: async (request, reply) => {
      const { record, content } = await service.openFile(body.parse(request.body).id, request.caller);
      if (content === null) {
        const hasFailed = record.state === exportStates.failed;
        const message = translate(request.language, 'exportFile', hasFailed ? 'hasFailed' : 'notReady');
        return reply.send({ ...envelopeOf(invalidField('id', 'export_not_ready'), request), message });
      }
      return reply
        .type(contentTypes[record.format])
        .header('content-disposition', contentDisposition(record.fileName))
        .header('content-length', record.size)
        .send(content);
    },
  });
}
