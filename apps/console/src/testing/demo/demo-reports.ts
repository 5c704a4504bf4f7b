import {
  channelReportPath,
  channels,
  endpoints,
  finerSections,
  periods,
  sections,
  type ReportExplanation,
  type ReportList,
  type ReportTrend,
  type SavedOwnMetric,
  type SavedReportView,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import * as z from 'zod/mini';
import type { FakeEndpoint } from '../fake-server';
import { recordedAt, replay } from './recorded';

const campaignOptionsPath = endpoints.searchReportFilterOptions.path.replace(':section', 'campaign');

const requestSchema = z.object({ query: z.object({ from: z.optional(z.enum(sections)) }) });

/** If every section is empty, the sums of more detailed ones are not. */
const unlessSummed =
  (language: Language, empty: FakeEndpoint): FakeEndpoint =>
  (body, path) =>
    requestSchema.parse(body).query.from === undefined ? empty(body, path) : replay(language)(body, path);

/** Sections with more detail than that of a path such as `…/seachReport/keyword/daily/list`. */
function finerSectionsAt(path: string) {
  const [reportPath, sectionName] = path.split('/').slice(-4);
  const channel = channels.find((one) => channelReportPath[one] === reportPath);
  const section = sections.find((one) => one === sectionName);
  return channel && section ? [...finerSections(channel, section)] : [];
}

const emptyList =
  (language: Language): FakeEndpoint =>
  (body, path) => {
    // asserted: a path of a list
    const { titleInfos, info } = recordedAt(path, body, language).data as ReportList;
    const data: ReportList = {
      titleInfos,
      list: [],
      summary: {},
      info: { ...info, finerSections: finerSectionsAt(path) },
    };
    return { data, page: { number: 1, size: 20, totalCount: 0 } };
  };

const emptyTrend =
  (language: Language): FakeEndpoint =>
  (body, path) => {
    // asserted: a path of a trend
    const data = recordedAt(path, body, language).data as ReportTrend;
    const points = data.points.map((point) => ({ ...point, values: {} }));
    return { data: { ...data, points, summary: {} } satisfies ReportTrend };
  };

const unexplained =
  (language: Language): FakeEndpoint =>
  (body, path) => {
    // asserted: a path of an explanation
    const data = recordedAt(path, body, language).data as ReportExplanation;
    const without = { before: '', after: '', change: '', effects: {}, rows: [], others: null };
    return { data: { ...data, ...without, missing: 'data' } satisfies ReportExplanation };
  };

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

const ownMetrics: readonly SavedOwnMetric[] = [
  {
    id: '9ee149e4-a71e-438c-ab4c-d824b1e32531',
    name: 'Cost share',
    formula: 'cost / total(cost)',
    format: 'percent',
    target: null,
    isShared: true,
    owner: null,
  },
  {
    id: '9ee149e4-a71e-438c-ab4c-d824b1e32532',
    name: 'CPA ≤ 50',
    formula: 'cost / conversion',
    format: 'money',
    target: { value: '50', better: 'lower' },
    isShared: false,
    owner: null,
  },
  {
    id: '9ee149e4-a71e-438c-ab4c-d824b1e32533',
    name: 'Clicks beyond the first page',
    formula: '(click - conversion * 2) / (impression + 1)',
    format: 'exact',
    target: null,
    isShared: true,
    owner: 'Chen Yu',
  },
];

export interface DemoReportOptions {
  language: Language;
  /** Whether reports have no rows, except sums of more detailed sections. */
  isEmpty: boolean;
}

/** The responses of the recorded reports; each has the filter options of the campaigns. */
export function reportResponses({
  language,
  isEmpty,
}: DemoReportOptions): Readonly<Record<string, FakeEndpoint>> {
  const list = isEmpty ? unlessSummed(language, emptyList(language)) : replay(language);
  return {
    '/ownMetric/list': () => ({ data: isEmpty ? [] : ownMetrics }),
    '/reportView/list': () => ({ data: isEmpty ? [] : views }),
    ...Object.fromEntries(periods.map((period) => [`/${period}/list`, list])),
    '/trend': isEmpty ? unlessSummed(language, emptyTrend(language)) : replay(language),
    '/explanation': isEmpty ? unexplained(language) : replay(language),
    '/filterOptions': (body) => recordedAt(campaignOptionsPath, body, language),
    '/createExport': () => ({ data: { id: 'b7a3f4f0-5d27-4a3c-8d25-0d3c8a1b6e01' } }),
  };
}
