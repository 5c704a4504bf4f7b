import type { CostReport, ReportRow, TitleInfo } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { translate } from '@meridian/i18n/texts';
import { accountsIn, nodes, offPaceNodes, paceOf, summed } from './cost-nodes';
import { amount, monthValues, paceValues, rowsOf } from './cost-rows';

const column = (dataKey: string, titleName: string, isText = true, unit = 't2'): TitleInfo => ({
  id: `cost.${dataKey}`,
  titleName,
  dataKey,
  isSort: true,
  valueType: isText ? 'Double' : 'String',
  domType: isText ? 'text' : 'render',
  minWidth: 120,
  width: 140,
  fixed: isText ? false : 'left',
  ...(isText && { unit }),
  ...(isText && unit === 't2' && { unitDesc: '￥' }),
});

function queryOf(body: unknown) {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : {};
  const { expandAll, toggled, compare, beginDate, isOffPace } = {
    expandAll: false,
    toggled: [] as unknown[],
    compare: undefined as unknown,
    beginDate: '',
    isOffPace: false,
    ...(query as object),
  };
  const isCompared = compare !== undefined;
  return { expandAll, toggled, isCompared, isOffPace, isPace: beginDate === '2026-11-01' && !isCompared };
}

/** The server's response to a request. */
export function reportOf(body: unknown, language: Language): CostReport {
  const { expandAll, toggled, isCompared, isOffPace, isPace } = queryOf(body);
  const counted = isOffPace ? offPaceNodes(nodes) : nodes;
  const list = rowsOf(counted, { isPace, isOpen: (id) => expandAll !== toggled.includes(id) });
  const total = summed({}, counted);
  return {
    titleInfos: titlesIn(language, isPace),
    list,
    summary: isPace ? paceValues(total) : monthValues(total.months),
    summaryPace: isPace ? paceOf(total) : null,
    summaryLacksBudget: false,
    info: {
      beginDate: isPace ? '2026-11-01' : '2026-10-01',
      endDate: '2026-11-30',
      timeZone: 'Asia/Shanghai',
      dataTime: '2026-11-21T00:30:00Z',
      currencies: ['CNY'],
      incompleteCount: 1,
      customerCount: 1,
      accountCount: accountsIn(counted).length,
      forecast: isPace
        ? {
            dayCount: 30,
            pastDays: 20,
            lastDay: '2026-11-20',
            offPaceCount: accountsIn(counted).filter((node) => paceOf(node) !== 'on').length,
          }
        : null,
    },
    ...(isCompared && {
      comparison: {
        beginDate: '2026-08-01',
        endDate: '2026-09-30',
        summary: before('339000.00', 0),
        // the second one is new
        list: list.map(({ values }, index) => before(values['cost'], index)),
      },
    }),
  };
}

type TitleKey =
  | 'costName'
  | 'cost'
  | 'budget'
  | 'budgetUsed'
  | 'expectedCost'
  | 'pace'
  | 'forecast'
  | 'forecastError'
  | 'deviation'
  | 'lastDays';

function titlesIn(language: Language, isPace: boolean): TitleInfo[] {
  const t = (key: TitleKey) => translate(language, 'columns', key);
  const nameTitle = column('name', t('costName'), false);
  if (!isPace)
    return [
      nameTitle,
      column('cost', t('cost')),
      column('d20261001', '2026-10'),
      column('d20261101', '2026-11'),
      column('budget', t('budget')),
    ];
  return [
    nameTitle,
    column('budget', t('budget')),
    column('cost', t('cost')),
    column('used', t('budgetUsed'), true, '%*100'),
    column('expected', t('expectedCost')),
    { ...column('pace', t('pace'), false), isSort: false, fixed: false },
    column('forecast', t('forecast')),
    column('forecastError', t('forecastError')),
    column('deviation', t('deviation'), true, '%*100'),
    { ...column('lastDays', t('lastDays'), false), isSort: false, fixed: false },
  ];
}

/** Ids of Aoi, its channels, and its ancestors. */
const lackingIds = new Set(['customer:1', 'company:2', 'account:3', 'account:3:search', 'account:3:feed']);

/** A report in which an account has no budget, so that its ancestors are not compared. */
export function incompleteBudgets(language: Language = 'en'): CostReport {
  const report = reportOf({ query: { beginDate: '2026-11-01', expandAll: true } }, language);
  const incomplete = (values: ReportRow, budget: string | null) => ({
    ...values,
    budget,
    used: null,
    deviation: null,
    ...(budget === null && { expected: null }),
  });
  return {
    ...report,
    list: report.list.map((row) => {
      if (!lackingIds.has(row.id)) return row;
      const values = incomplete(row.values, row.kind === 'customer' ? '127000' : null);
      return { ...row, values, pace: null, lacksBudget: true };
    }),
    summary: incomplete(report.summary, '137800'),
    summaryPace: null,
    summaryLacksBudget: true,
  };
}

function before(cost: unknown, index: number) {
  return { cost: index === 1 ? null : amount(Number(cost) * 0.8) };
}
