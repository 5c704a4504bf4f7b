import type { FakeResponse } from '../../../../testing/fake-server';

const info = {
  beginDate: '2026-11-09',
  endDate: '2026-11-15',
  timeZone: 'Asia/Shanghai',
  dataTime: '2026-11-16T01:12:00Z',
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
  accountCost: null,
};

/** Metrics derived from a cost. */
export const metricsOf = (cost: string) => ({
  cost,
  impression: 1000,
  click: 50,
  ctr: '0.05',
  cpc: '2.00',
  cpm: '100',
  conversion: '5',
  conversionCost: '20',
  conversionRate: '0.1',
});

const ranked = (names: readonly string[], totalCount = names.length): FakeResponse => ({
  data: {
    items: names.map((name, index) => ({
      name,
      values: metricsOf(String(100 - index)),
      previous: index === 0 ? metricsOf('80') : null,
      share: 1 / names.length,
    })),
    summary: metricsOf('1000'),
    totalCount,
  },
});

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const previousWeek = { beginDate: '2026-11-02', endDate: '2026-11-08' };
const days = ['09', '10', '11', '12', '13', '14', '15'].map((day) => ({
  date: `2026-11-${day}`,
  values: metricsOf(`1${day}.5`),
  previous: metricsOf('100'),
}));

const titleInfo = (dataKey: string, titleName: string, isNumeric: boolean) => ({
  id: dataKey,
  dataKey,
  titleName,
  isSort: isNumeric,
  valueType: isNumeric ? 'Double' : 'String',
  domType: 'text',
  ...(dataKey === 'cost' && { unit: 't2', unitDesc: '￥' }),
  width: 150,
  fixed: dataKey === 'campaignName' ? 'left' : false,
});

/** A page of a report with campaigns or units. */
export const list = (rows: readonly Record<string, string | number | null>[]): FakeResponse => ({
  data: {
    titleInfos: [
      titleInfo('campaignName', 'Campaign', false),
      titleInfo('cost', 'Cost', true),
      titleInfo('click', 'Clicks', true),
    ],
    list: rows,
    summary: metricsOf('300'),
    info,
  },
  page: { number: 1, size: 20, totalCount: rows.length },
});

/** A response for every request of the summary of search ads. */
export const summaryResponses: Readonly<Record<string, (body: unknown) => FakeResponse>> = {
  'account/weekly/list': () => list([{ campaignName: null, ...metricsOf('300') }]),
  'weeklyOverview/search/statistics': () => ({
    data: {
      week,
      previousWeek,
      summary: metricsOf('110600.42'),
      previousSummary: metricsOf('100000'),
      days,
      currency: 'CNY',
      info,
    },
  }),
  'weeklyDevices/statistics': () => ranked(['mobile', 'pc']),
  'weeklyRegion/statistics': () => ranked(['广东', '上海'], 34),
  'weeklyKeywords/statistics': () => ranked(['日本签证代办', 'jr pass 购买'], 360),
  'weeklyHour/statistics': () => ({
    data: { cells: [{ weekday: 6, hour: 21, values: { click: 588 } }] },
  }),
};
