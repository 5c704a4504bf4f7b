import {
  channelReportPath,
  channels,
  currencySign,
  findSection,
  finerSections,
  isSortable,
  metrics,
  periods,
  reportColumns,
  recordOf,
  sections,
  valueFilters,
  type Channel,
  type Period,
  type ReportColumnDefinition,
  type ReportInfo,
  type ReportList,
  type ReportRow,
  type ReportTrend,
  type SavedReportView,
  type Section,
  type TitleInfo,
} from '@meridian/api-client/contract';
import { addDays, comparisonRange } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n';
import { translate } from '@meridian/i18n/texts';
import * as z from 'zod/mini';
import type { FakeEndpoint, FakeResponse } from '../fake-server';

type Column = ReportColumnDefinition;

const rangeSchema = z.object({ beginDate: z.iso.date(), endDate: z.iso.date() });
const bodySchema = z.object({
  page: z.optional(z.object({ number: z.optional(z.int()), size: z.optional(z.int()) })),
  query: z.extend(rangeSchema, {
    compare: z.optional(z.object({ basis: z.enum(['previous', 'lastYear']) })),
    from: z.optional(z.enum(sections)),
  }),
});

const totalCount = 348;

const words: Readonly<Record<string, readonly string[]>> = {
  accountNo: ['8840213'],
  accountName: ['Kaede Travel'],
  campaignName: ['日本签证', 'JR Pass', '京都酒店', '北海道滑雪', 'Okinawa flights'],
  campaignStatus: ['serving', 'serving', 'budget_out', 'paused'],
  adgroupName: ['价格', '预订', '攻略', '推荐'],
  adgroupStatus: ['serving', 'paused', 'serving'],
  showWord: ['日本签证代办', 'jr pass 购买', '京都 温泉酒店', '北海道滑雪', 'kyoto ryokan', '冲绳 自由行'],
  matchType: ['exact', 'phrase', 'smart'],
  landPageExperience: ['1', '2', '3'],
  businessRelationship: ['3', '2', '1'],
  estimatedClickRate: ['2', '3', '1'],
  searchTerm: ['日本签证 多久能下来', 'jr pass 哪里买便宜', '京都 温泉 推荐'],
  addState: ['added', 'not_added'],
  ideaTitle: ['三天下签，材料全程代办', 'JR Pass 官方授权，电子票即买即用'],
  ideaDesc: ['全国可办，拒签退款', '覆盖全日本，7 天无限乘坐'],
  ideaDesc2: ['专人审核材料', '中文客服全天在线'],
  ideaShowUrl: ['kaede.example/visa', 'kaede.example/jr'],
  ideaStatus: ['serving', 'review', 'rejected'],
  provinceName: ['广东', '上海', '北京', '浙江', '江苏'],
  cityName: ['深圳', '上海', '北京', '杭州', '南京'],
  week: ['5', '4', '3'],
  hour: ['21', '20', '12', '9'],
  device: ['mobile', 'pc'],
  interestsName: ['出境旅游', '自由行', '亲子出游'],
  crowdName: ['近 30 天搜过签证', '亲子家庭'],
  autoTarget: ['智能定向'],
};

/** The metadata of a report without gaps. */
export const reportInfo: ReportInfo = {
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  timeZone: 'Asia/Shanghai',
  dataTime: '2026-11-21T01:12:00Z',
  isComplete: true,
  missingDays: 0,
  incompleteDays: 0,
  latestDate: '2026-11-20',
  currencies: ['CNY'],
  rowCap: null,
  omittedSpans: [],
  reportedTotals: [],
  from: null,
  finerSections: [],
};

/** The metrics of a report row with this cost. */
export function metricsOf(cost: number): ReportRow {
  const click = Math.round(cost / (2.98 + Math.sin(cost) / 4));
  const impression = Math.round(click * (23.9 + 4 * Math.cos(cost)));
  const conversion = Math.round(click * (0.061 + Math.sin(cost) / 90));
  const ratio = (part: number, whole: number, digits: number) =>
    whole === 0 ? null : (part / whole).toFixed(digits);
  return {
    cost: cost.toFixed(2),
    click,
    impression,
    conversion: String(conversion),
    ctr: ratio(click, impression, 4),
    cpc: ratio(cost, click, 2),
    cpm: ratio(cost * 1000, impression, 2),
    conversionCost: ratio(cost, conversion, 2),
    conversionRate: ratio(conversion, click, 4),
    [metrics.pcCost.dataKey]: (cost * 0.31).toFixed(2),
    mobileCost: (cost * 0.69).toFixed(2),
  };
}

const costOf = (index: number) => 4_212.8 / (index + 1) ** 0.6;

function rowOf(columns: readonly Column[], index: number, range: { beginDate: string; endDate: string }) {
  const row: ReportRow = {};
  for (const column of columns) {
    const { kind, dataKey } = column;
    const isPicture = column.kind === 'dimension' && column.definition.domType === 'img';
    const values = words[dataKey] ?? [isPicture ? null : '—'];
    if (kind === 'dimension') row[dataKey] = values[index % values.length] ?? null;
    if (kind === 'period') {
      row[dataKey] =
        dataKey === 'date' ? addDays(range.endDate, -(index % 7)) : `${range.beginDate} – ${range.endDate}`;
    }
  }
  return { ...row, ...metricsOf(costOf(index)) };
}

const titleInfoOf = (column: Column, language: Language): TitleInfo => ({
  id: column.dataKey,
  dataKey: column.dataKey,
  titleName: translate(language, 'columns', column.titleKey),
  isSort: isSortable(column),
  valueType: column.kind === 'metric' ? column.definition.valueType : 'String',
  domType: column.kind === 'dimension' ? column.definition.domType : 'text',
  ...(column.kind === 'metric' && { unit: column.definition.unit }),
  ...(column.kind === 'metric' && column.definition.isMoney && { unitDesc: currencySign('CNY') }),
  width: column.width,
  fixed: column.isFixed ? 'left' : false,
});

/** Channel, section and period of a path such as `…/seachReport/keyword/daily/list`. */
function reportAt(path: string) {
  const [reportPath, sectionName, periodName] = path.split('/').slice(-4);
  const channel: Channel = channels.find((one) => channelReportPath[one] === reportPath) ?? 'search';
  const section: Section = sections.find((one) => one === sectionName) ?? 'keyword';
  const period: Period = periods.find((one) => one === periodName) ?? 'custom';
  const definition = findSection(channel, section);
  const columns: readonly Column[] = definition ? reportColumns({ definition, period }) : [];
  return { channel, section, columns };
}

/** If every section is empty, the sums of more detailed ones are not. */
const isWithout = ({ from }: { from?: Section | undefined }, { isEmpty }: DemoReportOptions) =>
  isEmpty && from === undefined;

function listAt(path: string, body: unknown, options: DemoReportOptions): FakeResponse {
  const { language } = options;
  const { page, query } = bodySchema.parse(body);
  const isEmpty = isWithout(query, options);
  const { number = 1, size = 20 } = page ?? {};
  const { channel, section, columns } = reportAt(path);
  const indices = isEmpty ? [] : Array.from({ length: size }, (_, index) => (number - 1) * size + index);
  const range = { beginDate: query.beginDate, endDate: query.endDate };
  const shown = indices.filter((index) => index < totalCount);
  const data: ReportList = {
    titleInfos: columns.map((column) => titleInfoOf(column, language)),
    list: shown.map((index) => rowOf(columns, index, range)),
    summary: isEmpty ? {} : metricsOf(86_412.35),
    info: {
      ...reportInfo,
      ...range,
      from: query.from ?? null,
      finerSections: options.isEmpty ? [...finerSections(channel, section)] : [],
    },
    ...(query.compare && {
      comparison: {
        ...comparedWith(range, query.compare.basis),
        list: shown.map((index) =>
          index % 5 === 3 ? null : metricsOf(costOf(index) * (0.8 + (index % 4) / 8)),
        ),
        summary: isEmpty ? {} : metricsOf(79_106.2),
        hiddenCount: 0,
      },
    }),
  };
  return { data, page: { number, size, totalCount: isEmpty ? 0 : totalCount } };
}

function comparedWith(range: { beginDate: string; endDate: string }, basis: 'previous' | 'lastYear') {
  const previous = comparisonRange({ type: 5, range, basis });
  return {
    ...previous,
    dataTime: '2026-11-14T01:12:00Z',
    isComplete: true,
    missingDays: 0,
    incompleteDays: 0,
  };
}

function trendOf(body: unknown, options: DemoReportOptions): FakeResponse {
  const { query } = bodySchema.parse(body);
  const isEmpty = isWithout(query, options);
  const { beginDate, endDate } = query;
  const days: string[] = [];
  for (let day = beginDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  const pointOf = (day: string, index: number, share: number) => ({
    beginDate: day,
    endDate: day,
    values: isEmpty ? {} : metricsOf(share * (12_000 + 1_900 * Math.sin(index / 2))),
  });
  const previous = comparedWith({ beginDate, endDate }, query.compare?.basis ?? 'previous');
  const data: ReportTrend = {
    grain: 'day',
    points: days.map((day, index) => pointOf(day, index, 1)),
    summary: isEmpty ? {} : metricsOf(86_412.35),
    comparison: {
      ...previous,
      points: days.map((_, index) => pointOf(addDays(previous.beginDate, index), index + 1, 0.92)),
      summary: isEmpty ? {} : metricsOf(79_106.2),
    },
    currency: 'CNY',
    info: { ...reportInfo, beginDate, endDate, from: query.from ?? null },
  };
  return { data };
}

const view = (digit: number, name: string, more: Partial<SavedReportView> = {}): SavedReportView => ({
  id: `9ee149e4-a71e-438c-ab4c-d824b1e3252${String(digit)}`,
  name,
  channel: 'search',
  section: 'keyword',
  period: 'custom',
  isShared: false,
  owner: null,
  content: {},
  ...more,
});
const views: readonly SavedReportView[] = [
  view(1, 'Cost watch', {
    content: {
      columns: ['showWord', 'cost', 'click', 'ctr'],
      compare: { basis: 'previous', changedKey: 'cost' },
    },
  }),
  view(2, 'Quality check', { content: { matchType: ['exact'] } }),
  view(3, 'Monday review', { owner: 'Chen Yu', isShared: true, content: { sort: 'cost desc' } }),
];

export interface DemoReportOptions {
  language: Language;
  /** Whether reports have no rows, except sums of more detailed sections. */
  isEmpty: boolean;
}

/** The responses of every report with a table. */
export function reportResponses(options: DemoReportOptions): Readonly<Record<string, FakeEndpoint>> {
  const list: FakeEndpoint = (body, path) => listAt(path, body, options);
  const offered = (key: string) => (options.isEmpty ? [] : (words[key] ?? []).map((value) => ({ value })));
  const filterOptions = { ...recordOf(valueFilters, offered), more: [] };
  return {
    '/reportView/list': () => ({ data: options.isEmpty ? [] : views }),
    ...Object.fromEntries(periods.map((period) => [`/${period}/list`, list])),
    '/trend': (body) => trendOf(body, options),
    '/filterOptions': () => ({ data: filterOptions }),
    '/createExport': () => ({ data: { id: 'b7a3f4f0-5d27-4a3c-8d25-0d3c8a1b6e01' } }),
  };
}
