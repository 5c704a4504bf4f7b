import {
  paceLimits,
  type AccountBudgets,
  type CostReport,
  type CostRow,
  type CostRowKind,
  type CostTrend,
  type Pace,
  type ReportRow,
  type TitleInfo,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n';
import { translate } from '@meridian/i18n/texts';
import type { FakeEndpoint } from '../fake-server';

const column = (dataKey: string, titleName: string, isText = true, unit = 't2'): TitleInfo => ({
  ...{ id: `cost.${dataKey}`, titleName, dataKey, isSort: true, valueType: isText ? 'Double' : 'String' },
  ...{ domType: isText ? 'text' : 'render', minWidth: 120, width: 140, fixed: isText ? false : 'left' },
  ...(isText && { unit }),
  ...(isText && unit === 't2' && { unitDesc: '¥' }),
});

interface Node {
  id: string;
  kind: CostRowKind;
  name: string;
  accountNo?: string;
  accountId?: number;
  /** Of October and November. */
  months: readonly [number, number];
  /** Of November. */
  budget: number;
  children?: readonly Node[];
}

const shares = { search: 0.75, feed: 0.25 } as const;
const channelNames = ['search', 'feed'] as const;

function account(accountId: number, name: string, months: Node['months'], budget: number): Node {
  return {
    ...{ id: `account:${accountId}`, kind: 'account', name, months, budget },
    ...{ accountId, accountNo: String(8_840_210 + accountId) },
    children: channelNames.map((channel) => ({
      ...{ id: `account:${accountId}:${channel}`, kind: 'channel', name: channel, accountId },
      months: [months[0] * shares[channel], months[1] * shares[channel]],
      // feeds have less of it than they cost
      budget: budget * (channel === 'search' ? 0.8 : 0.2),
    })),
  };
}

const nodes: readonly Node[] = [
  {
    ...{ id: 'customer:1', kind: 'customer', name: '北方群岛旅行社', months: [182_400, 139_800] },
    budget: 213_000,
    children: [
      {
        ...{ id: 'company:1', kind: 'company', name: 'Northern Islands Travel (Sapporo) Ltd' },
        ...{ months: [120_400, 91_800], budget: 127_000 },
        children: [
          account(1, 'Kaede', [80_400, 61_800], 92_000),
          account(2, 'Sakuraya', [40_000, 30_000], 35_000),
        ],
      },
      {
        ...{ id: 'company:2', kind: 'company', name: '北方群岛（上海）', months: [62_000, 48_000] },
        budget: 86_000,
        children: [account(3, 'Aoi', [62_000, 48_000], 86_000)],
      },
    ],
  },
  account(4, 'An account that no company owns', [9_600, 7_200], 10_800),
];

const amount = (value: number) => value.toFixed(2);
const monthValues = ([october, november]: Node['months']) => ({
  ...{ cost: amount(october + november), d20261001: amount(october), d20261101: amount(november) },
});

/** On November 21st, when 20 of 30 days are over. */
function paceValues({ months: [, cost], budget }: Pick<Node, 'months' | 'budget'>): ReportRow {
  const forecast = cost * 1.5;
  return {
    ...{ budget: String(budget), cost: amount(cost), used: String(cost / budget) },
    ...{ expected: amount((budget * 20) / 30), forecast: amount(forecast) },
    ...{ forecastError: amount(forecast * 0.021), deviation: String(forecast / budget - 1) },
  };
}

function paceOf({ months: [, cost], budget }: Pick<Node, 'months' | 'budget'>): Pace {
  const deviation = (cost * 1.5) / budget - 1;
  if (deviation > paceLimits.over) return 'over';
  return deviation < -paceLimits.under ? 'under' : 'on';
}

const lastDays = (cost: number, seed: number) =>
  Array.from({ length: 7 }, (_, index) => amount((cost / 20) * (1 + 0.16 * Math.sin(index * 1.1 + seed))));

interface RowOptions {
  isOpen: (id: string) => boolean;
  isPace: boolean;
}

function rowsOf(own: readonly Node[], { isOpen, isPace }: RowOptions, level = 1): CostRow[] {
  return own.flatMap(({ children = [], accountNo = null, accountId = null, months, budget, ...node }) => {
    const open = children.length > 0 && isOpen(node.id);
    const row: CostRow = {
      ...{ ...node, level, accountNo, isOpen: open, hasChildren: children.length > 0 },
      ...{ recordId: null, currency: 'CNY', lacksBudget: false },
      pace: isPace ? paceOf({ months, budget }) : null,
      budgetAccountId: isPace ? accountId : null,
      ...(isPace && { lastDays: lastDays(months[1], node.name.length) }),
      values: isPace ? paceValues({ months, budget }) : monthValues(months),
    };
    return [row, ...(open ? rowsOf(children, { isOpen, isPace }, level + 1) : [])];
  });
}

function queryOf(body: unknown) {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : {};
  const { expandAll, toggled, compare, beginDate, isOffPace } = {
    ...{ expandAll: false, toggled: [] as unknown[], compare: undefined as unknown },
    ...{ beginDate: '', isOffPace: false },
    ...(query as object),
  };
  const isCompared = compare !== undefined;
  return { expandAll, toggled, isCompared, isOffPace, isPace: beginDate === '2026-11-01' && !isCompared };
}

/** Accounts off pace, with those above them. */
function offPaceNodes(own: readonly Node[]): Node[] {
  return own.flatMap((node) => {
    if (node.kind === 'account') return paceOf(node) === 'on' ? [] : [node];
    const children = offPaceNodes(node.children ?? []);
    return children.length > 0 ? [summed(node, children)] : [];
  });
}

function summed<Kept>(node: Kept, children: readonly Node[]) {
  const sum = (value: (child: Node) => number) => children.reduce((total, child) => total + value(child), 0);
  return {
    ...node,
    months: [sum(({ months }) => months[0]), sum(({ months }) => months[1])] as const,
    budget: sum(({ budget }) => budget),
    children,
  };
}

const accountsIn = (own: readonly Node[]): Node[] =>
  own.flatMap((node) => (node.kind === 'account' ? [node] : accountsIn(node.children ?? [])));

function reportOf(body: unknown, language: Language): CostReport {
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
      ...{
        beginDate: isPace ? '2026-11-01' : '2026-10-01',
        endDate: '2026-11-30',
        timeZone: 'Asia/Shanghai',
      },
      ...{ dataTime: '2026-11-21T00:30:00Z', currencies: ['CNY'], incompleteCount: 1 },
      ...{ customerCount: 1, accountCount: accountsIn(counted).length },
      forecast: isPace
        ? {
            ...{ dayCount: 30, pastDays: 20, lastDay: '2026-11-20' },
            offPaceCount: accountsIn(counted).filter((node) => paceOf(node) !== 'on').length,
          }
        : null,
    },
    ...(isCompared && {
      comparison: {
        ...{ beginDate: '2026-08-01', endDate: '2026-09-30', summary: before('339000.00', 0) },
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

/** Aoi, its channels, and what is above it. */
const lackingIds = new Set(['customer:1', 'company:2', 'account:3', 'account:3:search', 'account:3:feed']);

/** A report in which an account has no budget, so that nothing above it is compared. */
export function incompleteBudgets(language: Language = 'en'): CostReport {
  const report = reportOf({ query: { beginDate: '2026-11-01', expandAll: true } }, language);
  const incomplete = (values: ReportRow, budget: string | null) => ({
    ...{ ...values, budget, used: null, deviation: null },
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
    ...{ summaryPace: null, summaryLacksBudget: true },
  };
}

function before(cost: unknown, index: number) {
  return { cost: index === 1 ? null : amount(Number(cost) * 0.8) };
}

const trend: CostTrend = {
  ...{ grain: 'day', comparison: { beginDate: '2026-10-01', endDate: '2026-10-31' } },
  series: [
    {
      currency: 'CNY',
      points: Array.from({ length: 20 }, (_, index) => {
        const day = addDays('2026-11-01', index);
        const cost = 6_400 + 900 * Math.sin(index);
        return {
          ...{ beginDate: day, endDate: day, cost: amount(cost), previous: amount(cost * 0.9 + 40 * index) },
        };
      }),
    },
  ],
};

/** The budgets of the account of a request. */
function budgetsOf(body: unknown): AccountBudgets {
  const { accountId, month } = { accountId: 1, month: '2026-11-01', ...(body as object) };
  const found = accountsIn(nodes).find((node) => node.accountId === accountId);
  return {
    ...{
      accountId,
      accountNo: found?.accountNo ?? '',
      accountName: found?.name ?? '',
      currency: 'CNY',
      month,
    },
    channels: (found?.children ?? []).map(({ budget }, index) => ({
      channel: channelNames[index] ?? 'search',
      amount: String(budget),
      lastAmount: String(budget * 0.9),
    })),
  };
}

/** The cost report of a workspace whose rows open and close. */
export const costResponses = (
  isEmpty: boolean,
  language: Language = 'en',
): Readonly<Record<string, FakeEndpoint>> => ({
  '/cost/budget/detail': (body) => ({ data: budgetsOf(body) }),
  '/cost/budget/save': (body) => ({ data: budgetsOf(body) }),
  '/cost/budget/copy': () => ({ data: { count: isEmpty ? 0 : 3 } }),
  '/report/cost/trend': () => ({ data: isEmpty ? { ...trend, series: [] } : trend }),
  '/report/cost/list': (body) => {
    const report = reportOf(body, language);
    const list = isEmpty ? [] : report.list;
    return {
      data: { ...report, list },
      page: { number: 1, size: 20, totalCount: list.length },
    };
  },
});
