import type { CostReport, CostRow, CostRowKind, CostTrend, TitleInfo } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { FakeEndpoint } from '../fake-server';

const column = (dataKey: string, titleName: string, isText = true): TitleInfo => ({
  ...{ id: `cost.${dataKey}`, titleName, dataKey, isSort: true, valueType: isText ? 'Double' : 'String' },
  ...{ domType: isText ? 'text' : 'render', minWidth: 120, width: 140, fixed: isText ? false : 'left' },
  ...(isText && { unit: 't2', unitDesc: '¥' }),
});

interface Node {
  id: string;
  kind: CostRowKind;
  name: string;
  accountNo?: string;
  /** Of October and November. */
  months: readonly [number, number];
  children?: readonly Node[];
}

const channelsOf = (id: string, months: Node['months']): Node[] =>
  (['search', 'feed'] as const).map((name, index) => ({
    ...{ id: `${id}:${name}`, kind: 'channel', name },
    months: [months[0] * (index === 0 ? 0.75 : 0.25), months[1] * (index === 0 ? 0.75 : 0.25)],
  }));

const account = (number: number, name: string, months: Node['months']): Node => ({
  ...{ id: `account:${number}`, kind: 'account', name, accountNo: String(8_840_210 + number), months },
  children: channelsOf(`account:${number}`, months),
});

const nodes: readonly Node[] = [
  {
    ...{ id: 'customer:1', kind: 'customer', name: '北方群岛旅行社', months: [182_400, 139_800] },
    children: [
      {
        ...{ id: 'company:1', kind: 'company', name: 'Northern Islands Travel (Sapporo) Ltd' },
        months: [120_400, 91_800],
        children: [account(1, 'Kaede', [80_400, 61_800]), account(2, 'Sakuraya', [40_000, 30_000])],
      },
      {
        ...{ id: 'company:2', kind: 'company', name: '北方群岛（上海）', months: [62_000, 48_000] },
        children: [account(3, 'Aoi', [62_000, 48_000])],
      },
    ],
  },
  account(4, 'An account that no company owns', [9_600, 7_200]),
];

const amount = (value: number) => value.toFixed(2);
const valuesOf = ([october, november]: Node['months']) => ({
  ...{ cost: amount(october + november), d20261001: amount(october), d20261101: amount(november) },
});

function rowsOf(own: readonly Node[], isOpen: (id: string) => boolean, level = 1): CostRow[] {
  return own.flatMap(({ children = [], accountNo = null, months, ...node }) => {
    const open = children.length > 0 && isOpen(node.id);
    const row: CostRow = {
      ...{ ...node, level, accountNo, isOpen: open, hasChildren: children.length > 0 },
      ...{ recordId: null, currency: 'CNY', pace: null, lacksBudget: false, budgetAccountId: null },
      values: valuesOf(months),
    };
    return [row, ...(open ? rowsOf(children, isOpen, level + 1) : [])];
  });
}

function queryOf(body: unknown) {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : {};
  const { expandAll, toggled, compare } = {
    ...{ expandAll: false, toggled: [] as unknown[], compare: undefined as unknown },
    ...(query as object),
  };
  return { expandAll, toggled, isCompared: compare !== undefined };
}

function reportOf(body: unknown): CostReport {
  const { expandAll, toggled, isCompared } = queryOf(body);
  const list = rowsOf(nodes, (id) => expandAll !== toggled.includes(id));
  return {
    titleInfos: [
      column('name', 'Customer, company, account, channel', false),
      column('cost', 'Cost'),
      column('d20261001', '2026-10'),
      column('d20261101', '2026-11'),
      column('budget', 'Budget'),
    ],
    list,
    summary: valuesOf([192_000, 147_000]),
    summaryPace: null,
    summaryLacksBudget: false,
    info: {
      ...{ beginDate: '2026-10-01', endDate: '2026-11-30', timeZone: 'Asia/Shanghai' },
      ...{ dataTime: '2026-11-21T00:30:00Z', currencies: ['CNY'], customerCount: 1, accountCount: 4 },
      ...{ incompleteCount: 1, forecast: null },
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

/** The cost report of a workspace whose rows open and close. */
export const costResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/report/cost/trend': () => ({ data: isEmpty ? { ...trend, series: [] } : trend }),
  '/report/cost/list': (body) => {
    const report = reportOf(body);
    const list = isEmpty ? [] : report.list;
    return {
      data: { ...report, list },
      page: { number: 1, size: 20, totalCount: list.length },
    };
  },
});
