import multipart from '@fastify/multipart';
import {
  maxDraftImportBytes,
  maxRecordExportRows,
  recordEndpoints,
  sheetKinds,
  type SheetKind,
} from '@meridian/api-client/contract';
import { toSpreadsheetSheets } from '@meridian/draft-editor/workbooks';
import { translate } from '@meridian/i18n/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { AppDependencies } from '../../../kits/app-dependencies';
import type { UploadedWorkbooks } from '../../../kits/workbooks/tables/uploaded-workbooks';
import type { SpreadsheetTemplate } from '../../../kits/workbooks/templates-route';
import { recordAudit } from '../../../platform/audit';
import { route } from '../../../platform/http/endpoint-route';
import { fileRoute } from '../../../platform/http/file-route';
import { multipartLimits } from '../../../platform/lib/multipart-parts';
import { pageOf, pageResponse, sortOf } from '../../../platform/lib/paging';
import { createRateLimiter, rateLimits } from '../../../platform/lib/rate-limit';
import { createCompaniesRepository } from '../companies.repository';
import { createCustomersRepository } from '../customers.repository';
import { createProviderAccountsRepository } from '../provider-accounts.repository';
import { accountsTarget } from './accounts-target.repository';
import { companiesTarget } from './companies-target.repository';
import { customersTarget } from './customers-target.repository';
import { presentRow } from './present-row';
import { readUploadedSheets } from './read-uploaded-sheets';
import { createRecordImportsService } from './record-imports.service';
import { accountCells, companyCells, customerCells, sheetExport, type SheetCells } from './sheet-export';
import { failedRowsWorkbook, sheetTemplate } from './sheet-workbooks';
import type { SheetTarget } from './target';

type Dependencies = Pick<AppDependencies, 'db' | 'clock'> & { workbooks: UploadedWorkbooks };

/** Templates for spreadsheets of records. */
export const sheetTemplates: readonly SpreadsheetTemplate[] = sheetKinds.map((kind) => ({
  name: kind,
  title: `template_${kind}`,
  workbook: (language) => sheetTemplate(kind, language),
}));

/** Routes that import and export customers, companies and provider accounts as spreadsheets. */
export function sheetsRoutes(app: FastifyInstance, deps: Dependencies): void {
  importRoutes(app, deps, customersTarget);
  importRoutes(app, deps, companiesTarget);
  importRoutes(app, deps, accountsTarget);
  exportRoutes(app, deps);
}

function importRoutes(
  app: FastifyInstance,
  { db, clock, workbooks }: Dependencies,
  target: SheetTarget,
): void {
  const ofKind = recordEndpoints[target.kind];
  const service = createRecordImportsService({ db, clock, target });
  const rate = createRateLimiter({ db, clock });

  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: multipartLimits(maxDraftImportBytes),
      throwFileSizeLimit: true,
    });
    route(scope, ofKind.importUpload, async ({ request, reply }) => {
      await rate.take(rateLimits.upload, request.caller.userId);
      await workbooks.checkSpace();
      return { data: await readUploadedSheets({ service, workbooks }, request, reply) };
    });
  });
  route(app, ofKind.importRows, async ({ body, request: { caller, language } }) => {
    const page = pageOf(body.page);
    sortOf(page.sortCol, []);
    const { size, offset } = page;
    const query = { ...body.query, size, offset };
    const { list, totalCount } = await service.rows(body.id, query, caller.userId);
    return {
      data: { list: list.map((row) => presentRow(row, language)) },
      page: pageResponse(page, totalCount),
    };
  });
  route(app, ofKind.importReview, async ({ body, request: { caller } }) => ({
    data: await service.review(body.id, body.columns, caller.userId),
  }));
  route(app, ofKind.importRun, async ({ body, request: { caller } }) => ({
    data: await service.run(body.id, caller.userId),
  }));
  fileRoute(app, ofKind.importFailedRows, 'read', async ({ id }, { caller, language }) => {
    const { stored, list } = await service.wrongRows(id, caller.userId);
    // loaded on demand: few requests need the writer
    const { writeXlsx } = await import('hucre/xlsx');
    const sheets = toSpreadsheetSheets(failedRowsWorkbook(stored, list, language));
    const name = { file: stored.fileName.replace(/\.\w+$/, '') };
    return {
      fileName: translate(language, 'exportFile', 'failedWorkbook', name),
      content: Buffer.from(await writeXlsx({ sheets })),
    };
  });
}

function exportRoutes(app: FastifyInstance, { db, clock }: Dependencies): void {
  const all = { size: maxRecordExportRows, offset: 0, state: 'active' } as const;
  const send = async (
    kind: SheetKind,
    { language }: FastifyRequest,
    { cells, totalCount }: { cells: SheetCells[]; totalCount: number },
  ) => {
    await recordAudit(db, {
      action: `${kind}Export`,
      object: { id: null, name: '' },
      after: { count: cells.length },
    });
    const name = translate(language, 'recordSheets', `sheet_${kind}`);
    return {
      fileName: `${name} ${clock.today()}.xlsx`,
      content: Readable.from(sheetExport(cells, { kind, language, now: clock.now(), totalCount })),
    };
  };
  const { customer, company, account } = recordEndpoints;
  const sort = { key: 'name', direction: 'asc' } as const;

  fileRoute(app, customer.export, ['customerExport'], async ({ query }, request) => {
    const found = await createCustomersRepository(db).list({ ...all, sort, ...query });
    return send('customer', request, { ...found, cells: found.list.map(customerCells) });
  });
  fileRoute(app, company.export, ['companyExport'], async ({ query }, request) => {
    const found = await createCompaniesRepository(db).list({ ...all, sort, ...query });
    return send('company', request, { ...found, cells: found.list.map(companyCells) });
  });
  fileRoute(app, account.export, ['accountExport'], async ({ query }, request) => {
    const byNumber = { key: 'accountNo', direction: 'asc' } as const;
    const found = await createProviderAccountsRepository(db).list({ ...all, sort: byNumber, ...query });
    const cells = found.list.map((one) => accountCells(one, request.language));
    return send('account', request, { ...found, cells });
  });
}
