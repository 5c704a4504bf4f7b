import multipart from '@fastify/multipart';
import {
  companyExport,
  companyImportFailedRows,
  customerExport,
  customerImportFailedRows,
  endpoints,
  maxDraftImportBytes,
  maxRecordExportRows,
  providerAccountExport,
  providerAccountImportFailedRows,
  sheetKinds,
  type Endpoint,
  type FileEndpoint,
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
  importRoutes(app, deps, customersTarget, {
    upload: endpoints.customerImportUpload,
    rows: endpoints.customerImportRows,
    review: endpoints.customerImportReview,
    run: endpoints.customerImportRun,
    failedRows: customerImportFailedRows,
  });
  importRoutes(app, deps, companiesTarget, {
    upload: endpoints.companyImportUpload,
    rows: endpoints.companyImportRows,
    review: endpoints.companyImportReview,
    run: endpoints.companyImportRun,
    failedRows: companyImportFailedRows,
  });
  importRoutes(app, deps, accountsTarget, {
    upload: endpoints.providerAccountImportUpload,
    rows: endpoints.providerAccountImportRows,
    review: endpoints.providerAccountImportReview,
    run: endpoints.providerAccountImportRun,
    failedRows: providerAccountImportFailedRows,
  });
  exportRoutes(app, deps);
}

/** An endpoint with the same shapes as another one, but its own path and permission. */
type LikeEndpoint<E extends Endpoint> = Endpoint<E['params'], E['body'], E['data']>;

interface ImportEndpoints {
  upload: LikeEndpoint<typeof endpoints.customerImportUpload>;
  rows: LikeEndpoint<typeof endpoints.customerImportRows>;
  review: LikeEndpoint<typeof endpoints.customerImportReview>;
  run: LikeEndpoint<typeof endpoints.customerImportRun>;
  failedRows: FileEndpoint & Pick<typeof customerImportFailedRows, 'body'>;
}

function importRoutes(
  app: FastifyInstance,
  { db, clock, workbooks }: Dependencies,
  target: SheetTarget,
  { upload, rows, review, run, failedRows }: ImportEndpoints,
): void {
  const service = createRecordImportsService({ db, clock, target });
  const rate = createRateLimiter({ db, clock });

  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: multipartLimits(maxDraftImportBytes),
      throwFileSizeLimit: true,
    });
    route(scope, upload, async ({ request, reply }) => {
      await rate.take(rateLimits.upload, request.caller.userId);
      await workbooks.checkSpace();
      return { data: await readUploadedSheets({ service, workbooks }, request, reply) };
    });
  });
  route(app, rows, async ({ body, request: { caller, language } }) => {
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
  route(app, review, async ({ body, request: { caller } }) => ({
    data: await service.review(body.id, body.columns, caller.userId),
  }));
  route(app, run, async ({ body, request: { caller } }) => ({
    data: await service.run(body.id, caller.userId),
  }));
  fileRoute(app, failedRows, 'read', async ({ id }, { caller, language }) => {
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
  const whole = { size: maxRecordExportRows, offset: 0 };
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
  const byName = { key: 'name', direction: 'asc' } as const;

  fileRoute(app, customerExport, ['customerExport'], async ({ query }, request) => {
    const { state = 'active', ...rest } = query ?? {};
    const found = await createCustomersRepository(db).list({ ...rest, ...whole, state, sort: byName });
    return send('customer', request, { ...found, cells: found.list.map(customerCells) });
  });
  fileRoute(app, companyExport, ['companyExport'], async ({ query }, request) => {
    const { state = 'active', ...rest } = query ?? {};
    const found = await createCompaniesRepository(db).list({ ...rest, ...whole, state, sort: byName });
    return send('company', request, { ...found, cells: found.list.map(companyCells) });
  });
  fileRoute(app, providerAccountExport, ['accountExport'], async ({ query }, request) => {
    const { state = 'active', withoutCompany = false, ...rest } = query ?? {};
    const sort = { key: 'accountNo', direction: 'asc' } as const;
    const accounts = createProviderAccountsRepository(db);
    const found = await accounts.list({ ...rest, ...whole, state, withoutCompany, sort });
    const cells = found.list.map((account) => accountCells(account, request.language));
    return send('account', request, { ...found, cells });
  });
}
