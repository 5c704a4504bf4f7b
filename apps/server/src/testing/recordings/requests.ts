import type {
  EndpointBody,
  EndpointId,
  EndpointParams,
  endpoints,
  ExplainedMetric,
} from '@meridian/api-client/contract';

/** A request to the server's demo, whose response the console's stories show. */
export interface DemoRequest {
  id: EndpointId;
  params: Readonly<Record<string, string>>;
  body: unknown;
}

type Endpoints = typeof endpoints;

/** A request with the types of its endpoint. */
function ask<Id extends EndpointId>(
  id: Id,
  body?: EndpointBody<Endpoints[Id]>,
  params?: EndpointParams<Endpoints[Id]>,
): DemoRequest {
  return { id, body, params: params ?? {} };
}

const page = { number: 1, size: 20 };
const days = { beginDate: '2026-10-21', endDate: '2026-11-20' };
const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const november = { beginDate: '2026-11-01', endDate: '2026-11-30' };
const accountId = 0;
/** The account that the console shows first. */
const firstAccountId = 1001;

const home = { query: { accountId, followedOnly: false } };
const report = { page, query: { accountId: firstAccountId, ...days } };
const unitsByCost = { ...report, page: { number: 1, size: 10, sortCol: 'cost desc' } };
const grouped = { page, query: { ...report.query, groupBy: 'campaignName' } } as const;
const matchModes = {
  page: { number: 1, size: 50 },
  query: { ...report.query, groupBy: 'matchType' as const, campaignName: ['北海道滑雪-通用词'] },
};
const finer = { page, query: { ...report.query, from: 'keyword' } } as const;
const shortReport = { page: { number: 1, size: 10 }, query: { accountId, ...days } };
const weeklyReport = { page, query: { accountId: firstAccountId, ...week } };
const compare = { basis: 'previous', changedKey: 'cost' } as const;
const lastYear = { basis: 'lastYear', changedKey: 'cost' } as const;
const explain = (metric: ExplainedMetric) => ({ query: { ...report.query, compare }, metric });
/** Every row: the console's fake server hides those that are closed. */
const openRows = { page: { number: 1, size: 50 }, query: { accountId, expandAll: true, toggled: [] } };
const inWeek = (basis: 'previous' | 'lastYear') => ({
  query: { accountId: firstAccountId, channel: 'search', ...week, basis } as const,
});

const weekly = (basis: 'previous' | 'lastYear') => [
  ask('searchWeeklyOverview', inWeek(basis)),
  ask('weeklyDevices', inWeek(basis)),
  ask('weeklyRegions', inWeek(basis)),
  ask('weeklyKeywords', inWeek(basis)),
];

/** Requests of the console's stories, by the name of the file with their responses. */
export const demoRequests = {
  session: [ask('getUserInfo')],
  home: [
    ask('accountList', { page: { number: 1, size: 50 }, ...home }),
    ask('accountSummary', home),
    ask('accountTrend', { query: { ...home.query, currency: 'CNY', ...days } }),
    ask('accountMovers', home),
  ],
  reports: [
    ask('searchReportList', report, { section: 'keyword', period: 'custom' }),
    ask(
      'searchReportList',
      { page, query: { ...report.query, compare } },
      { section: 'keyword', period: 'custom' },
    ),
    ask('searchReportTrend', report, { section: 'keyword', period: 'custom' }),
    ask('searchReportList', grouped, { section: 'keyword', period: 'custom' }),
    ask('searchReportList', matchModes, { section: 'keyword', period: 'custom' }),
    ask('searchReportExplanation', explain('cost'), { section: 'keyword', period: 'custom' }),
    ask('searchReportExplanation', explain('click'), { section: 'device', period: 'custom' }),
    ask('searchReportExplanation', explain('conversionCost'), { section: 'device', period: 'custom' }),
    ask('searchReportList', report, { section: 'campaign', period: 'custom' }),
    ask('searchReportTrend', report, { section: 'campaign', period: 'custom' }),
    ask('searchReportList', unitsByCost, { section: 'unit', period: 'custom' }),
    ask('searchReportList', finer, { section: 'campaign', period: 'custom' }),
    ask(
      'searchReportList',
      { page, query: { ...finer.query, compare: { basis: 'previous' } } },
      { section: 'campaign', period: 'custom' },
    ),
    ask('searchReportTrend', finer, { section: 'campaign', period: 'custom' }),
    ask('feedReportList', report, { section: 'designDaily', period: 'custom' }),
    ask('feedReportTrend', report, { section: 'designDaily', period: 'custom' }),
    // the page of an empty workspace
    ask('searchReportList', shortReport, { section: 'account', period: 'daily' }),
    ask('feedReportList', shortReport, { section: 'account', period: 'daily' }),
    ask('searchReportFilterOptions', { query: { accountId: firstAccountId } }, { section: 'campaign' }),
  ],
  weekly: [
    ...weekly('previous'),
    ...weekly('lastYear'),
    ask('weeklyHours', { query: { accountId: firstAccountId, channel: 'search', ...week } }),
    ask('searchReportList', weeklyReport, { section: 'account', period: 'weekly' }),
    ask(
      'searchReportList',
      { page, query: { ...weeklyReport.query, compare: lastYear } },
      { section: 'account', period: 'weekly' },
    ),
    ask('searchReportTrend', weeklyReport, { section: 'account', period: 'weekly' }),
    ask('searchReportList', weeklyReport, { section: 'campaign', period: 'weekly' }),
  ],
  fields: [ask('reportPartList', {}), ask('reportFieldList', { partsIds: ['searchAccount'] })],
  cost: [
    ask('costReportList', { ...openRows, query: { ...openRows.query, ...november } }),
    ask('costReportList', { ...openRows, query: { ...openRows.query, ...november, isOffPace: true } }),
    ask('costReportList', {
      ...openRows,
      query: { ...openRows.query, ...november, compare: { basis: 'previous' } },
    }),
    ask('costReportList', {
      ...openRows,
      query: { ...openRows.query, ...november, beginDate: '2026-10-01' },
    }),
    ask('costReportTrend', { query: { accountId, ...november } }),
    ask('costBudgetDetail', { accountId: firstAccountId, month: november.beginDate }),
  ],
  access: [ask('userList', { page, query: {} }), ask('roleList', {}), ask('ownRoles', {})],
  customers: [
    ask('customerList', { page, query: { state: 'active' } }),
    ask('companyList', { page, query: { state: 'active' } }),
    ask('providerAccountList', { page, query: { state: 'active' } }),
    ask('providerAccountDetail', { id: firstAccountId }),
  ],
  messages: [ask('messageList', { page, query: {} }), ask('announcementList', { page, query: {} })],
} satisfies Readonly<Record<string, readonly DemoRequest[]>>;
