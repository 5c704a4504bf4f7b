import {
  allPermissions,
  importStates,
  type Account,
  type ImportProblem,
  type ReportImport,
} from '@meridian/api-client/contract';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { CanProvider } from '../../../lib/session/can';
import { fakeServer, type FakeEndpoint, type FakeResponse } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import type { ReportOf } from '../import-actions';
import { importsAddressSchema } from '../imports-address';
import { ImportsPage } from '../imports-page';
import { fakeUploads } from './fake-uploads';

export const kaede: Account = {
  accountId: 7,
  accountNo: '8840213',
  accountName: 'Kaede Travel',
  currency: 'INR',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  today: '2026-11-21',
};

/** A completed import of a search term report. */
export const importOf = (name: string, more: Partial<ReportImport> = {}): ReportImport => ({
  id: `id of ${name}`,
  fileName: `${name}.csv`,
  accountId: 7,
  accountNo: '8840213',
  channel: 'search',
  state: importStates.done,
  createdTime: '2026-11-21T01:00:00Z',
  finishedTime: '2026-11-21T01:00:09Z',
  section: 'searchTerm',
  profile: 'google-ads',
  encoding: 'utf-8',
  beginDate: '2026-11-09',
  endDate: '2026-11-15',
  currency: 'INR',
  totalRows: 554,
  importedRows: 554,
  failedRows: 0,
  replacedDays: 0,
  rowCounts: null,
  createdBy: 'Lin Wei',
  mode: 'book',
  detection: null,
  loads: [],
  questions: [],
  answers: { choices: {} },
  notes: [],
  canUndo: false,
  rowsCost: '18859.20',
  reportedTotals: [],
  problems: [],
  ...more,
});

export const problem = (dataNum: number | null, failMessage: string, cells?: string[]): ImportProblem => ({
  dataNum,
  code: 'x',
  params: {},
  failMessage,
  ...(cells && { cells }),
});

export interface ImportsOptions {
  account?: Account | undefined;
  canImport?: boolean;
  permissions?: readonly string[];
  hasAccounts?: boolean;
  totalCount?: number;
  /** Replaces the list. */
  respond?: (body: unknown) => FakeResponse;
  reportOf?: ReportOf;
  /** Import in the address. */
  openId?: string;
  /** Responses of other endpoints. */
  responses?: Readonly<Record<string, FakeEndpoint>>;
}

const everyReport: ReportOf = ({ section, beginDate, endDate }) =>
  section === null || beginDate === null || endDate === null
    ? undefined
    : { path: `/search/${section}`, range: { beginDate, endDate } };

const requestSchema = z.object({
  query: z.object({
    id: z.optional(z.string()),
    ids: z.optional(z.array(z.string())),
    state: z.optional(z.number()),
    isRecent: z.optional(z.boolean()),
  }),
});

const problemsSchema = z.object({
  id: z.string(),
  page: z.object({ number: z.number(), size: z.number() }),
});

/** The tests have no clock: an import of an earlier day is not recent. */
const isRecentImport = ({ createdTime, state }: ReportImport) =>
  createdTime >= '2026-11-21' || state === importStates.review;

/** The counts and sums of a response with these imports. */
export function countsOf(list: readonly ReportImport[]) {
  return {
    allCount: list.length,
    reviewCount: list.filter(({ state }) => state === importStates.review).length,
    recentCount: list.filter(isRecentImport).length,
    sums: {
      rows: list.reduce((sum, { totalRows }) => sum + totalRows, 0),
      costs: list
        .slice(0, 1)
        .flatMap(({ currency, rowsCost }) => (currency && rowsCost ? [{ currency, cost: rowsCost }] : [])),
    },
  };
}

/** Renders the import page. */
export async function renderImports(first: readonly ReportImport[], options: ImportsOptions = {}) {
  const { permissions = [allPermissions] } = options;
  const { canImport = true, totalCount, respond, reportOf = everyReport, openId, responses } = options;
  const account = 'account' in options ? options.account : kaede;
  let list = first;
  const server = fakeServer({
    '/reportImport/problems': (body) => {
      const { id, page: asked } = problemsSchema.parse(body);
      const all = list.find((item) => item.id === id)?.problems ?? [];
      const from = (asked.number - 1) * asked.size;
      return {
        data: { list: all.slice(from, from + asked.size) },
        page: { ...asked, totalCount: all.length },
      };
    },
    ...responses,
    '/reportImport/list':
      respond ??
      ((body) => {
        const { id, ids, state, isRecent = false } = requestSchema.parse(body).query;
        const found = list.filter(
          (item) =>
            (id === undefined || item.id === id) &&
            (ids === undefined || ids.includes(item.id)) &&
            (state === undefined || item.state === state) &&
            (!isRecent || isRecentImport(item)),
        );
        return {
          data: { list: found, ...countsOf(list) },
          page: { number: 1, size: 20, totalCount: totalCount ?? list.length },
        };
      }),
  });
  const uploads = fakeUploads();
  await page.viewport(1440, 900);
  const router = await renderRoute({
    api: server.api,
    at: openId === undefined ? '/reportImport' : `/reportImport?id=${encodeURIComponent(openId)}`,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <ImportsPage
          openId={importsAddressSchema.parse(search).id}
          onOpenIdChange={(id) => navigate({ ...importsAddressSchema.parse(search), id })}
          view={importsAddressSchema.parse(search).view}
          onViewChange={(view) => navigate({ view })}
          clock={{ timeZone: 'Asia/Shanghai', today: '2026-11-21' }}
          hasAccounts={options.hasAccounts ?? true}
          account={account}
          canImport={canImport}
          reportOf={reportOf}
        />
      </CanProvider>
    ),
  });
  return {
    router,
    uploads,
    /** Sets the response of the list from now on. */
    become: (next: readonly ReportImport[]) => {
      list = next;
    },
    requests: () => server.bodiesOf('/reportImport/list'),
    bodiesOf: server.bodiesOf,
    row: (name: string) => page.getByRole('row', { name: new RegExp(`${name}\\.csv`) }),
  };
}
