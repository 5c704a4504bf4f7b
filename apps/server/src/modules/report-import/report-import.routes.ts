import multipart from '@fastify/multipart';
import {
  endpoints,
  maxImportBytes,
  reportImportFailedRows,
  reportImportOriginal,
} from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { route } from '../../platform/http/endpoint-route';
import { fileRoute, type SentFile } from '../../platform/http/file-route';
import { resolveAccountScope } from '../../platform/lib/account-scope';
import type { Caller } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import { multipartLimits, readMultipart } from '../../platform/lib/multipart-parts';
import { pageResponse, pageOf, sortOf } from '../../platform/lib/paging';
import { createRateLimiter, rateLimits } from '../../platform/lib/rate-limit';
import { openReportImports, type ReportImportDependencies } from './open-report-imports';
import { presentImport, presentProblems, shortened } from './present-import';

const {
  reportImportUpload,
  reportImportList,
  reportImportBook,
  reportImportProblems,
  reportImportUndo,
  reportImportMappingList,
  reportImportMappingRename,
  reportImportMappingDelete,
} = endpoints;

/** Routes that upload report files and list their imports. */
export function reportImportRoutes(app: FastifyInstance, deps: ReportImportDependencies): void {
  const { db } = deps;
  const service = openReportImports(deps);
  const rate = createRateLimiter({ db, clock: deps.clock });

  void app.register(async (scope) => {
    await scope.register(multipart, { limits: multipartLimits(maxImportBytes), throwFileSizeLimit: true });
    route(scope, reportImportUpload, async ({ request }) => {
      await rate.take(rateLimits.upload, request.caller.userId);
      await service.checkLimits(request.caller.userId);
      const { fields, files } = await readMultipart(request, service);
      const [file] = files;
      try {
        const body = reportImportUpload.body.safeParse(fields);
        if (!body.success) throw invalidField(String(body.error.issues[0]?.path[0] ?? 'body'), 'invalid');
        const { accountId, channel, mode, accounts } = body.data;
        resolveAccountScope(request.caller, reportImportUpload, accountId);
        if (!file) throw invalidField('file', 'required');
        const createdBy = request.caller.userId;
        const id = await service.upload({ ...file, accountId, channel, mode, accounts, createdBy });
        return { data: { id } };
      } catch (error) {
        for (const { bytes } of files) await service.discard(bytes);
        throw error;
      }
    });
  });

  route(app, reportImportList, async ({ body, request }) => {
    const page = pageOf(body.page);
    sortOf(page.sortCol, []);
    const { id, ids, state, states, isRecent } = body.query ?? {};
    const { list, totalCount, ...counts } = await service.list({
      accountIds: request.accountScope,
      state,
      states,
      isRecent,
      limit: page.size,
      offset: page.offset,
      ...(id === undefined || isUuid(id) ? { id, ids: ids?.filter(isUuid) } : { ids: [] }),
    });
    return {
      data: { list: list.map((record) => presentImport(record, request.language)), ...counts },
      page: pageResponse(page, totalCount),
    };
  });
  route(app, reportImportProblems, async ({ body, request }) => {
    const page = pageOf(body.page);
    const range = { offset: page.offset, limit: page.size };
    const { list, totalCount } = await service.problems(body.id, range, request.caller);
    return {
      data: { list: presentProblems(shortened(list), request.language) },
      page: pageResponse(page, totalCount),
    };
  });
  route(app, reportImportBook, async ({ body, request }) => {
    await service.book(body.id, body, request.caller);
    return { data: { id: body.id } };
  });
  route(app, reportImportUndo, async ({ body: { id, isPreview }, request }) => ({
    data: await service.undo(id, { isPreview }, request.caller),
  }));
  route(app, reportImportMappingList, async ({ request }) => ({
    data: { list: await service.mappings(request.caller.userId) },
  }));
  route(app, reportImportMappingRename, async ({ body: { name, ...key }, request }) => {
    await service.renameMapping({ ...key, userId: request.caller.userId }, name);
    return { data: {} };
  });
  route(app, reportImportMappingDelete, async ({ body, request }) => {
    await service.deleteMapping({ ...body, userId: request.caller.userId });
    return { data: {} };
  });
  fileRoute(app, reportImportOriginal, 'read', async ({ id }, request) =>
    asBytes(await service.openOriginal(id, readerOf(request))),
  );
  fileRoute(app, reportImportFailedRows, 'read', async ({ id }, request) =>
    asBytes(await service.failedRows(id, readerOf(request))),
  );
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;

const readerOf = ({ caller, language }: FastifyRequest): Caller => ({ ...caller, language });

/** Browsers must not display it: the content comes from other users. */
const asBytes = (file: SentFile): SentFile => ({ ...file, contentType: 'application/octet-stream' });
