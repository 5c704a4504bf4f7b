import { accountSorts } from '@meridian/api-client/contract';
import { dayCount, defaultRange, validateRange, type DateRange } from '@meridian/date-range/core';
import type { ReportSort } from '@meridian/report-table/core';
import type { HomeAddress } from './home-address';

/** Metrics that the trend can show. */
export const trendMetrics = ['cost', 'impression', 'click', 'ctr'] as const;
export type TrendMetric = (typeof trendMetrics)[number];

/** Maximum number of days that the server draws. */
const maxTrendDays = 100;

/** The view of the home page: its address, completed by defaults. */
export interface HomeView {
  /** Range of the trend; the other metrics are those of the last full day. */
  range: DateRange;
  /** Whether the range has more days than the server draws. */
  isTooLong: boolean;
  followedOnly: boolean;
  /** Currency of strip and trend, an ISO 4217 code: two currencies are never added. */
  currency: string;
  metric: TrendMetric;
  /** Text searched in names and numbers of accounts. */
  text: string | undefined;
  /** Null for followed ones first, then by number. */
  sort: ReportSort;
  /** Page of the accounts, starting at 1. */
  page: number;
}

export interface HomeContext {
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** Currencies of the selected accounts; the first is the default. */
  currencies: readonly string[];
}

/** Parses the view from the address. Invalid parameters count as absent. */
export function readHomeView(address: HomeAddress, { today, currencies }: HomeContext): HomeView {
  const { beginDate, endDate, sort = '', page = '', text = '' } = address;
  const requested = beginDate !== undefined && endDate !== undefined ? { beginDate, endDate } : null;
  const isValid = validateRange({ type: 1, range: requested, today }).ok;
  const range = requested && isValid ? requested : defaultRange(1, today);
  const [dataKey, direction] = sort.split(' ');
  const sortKey = accountSorts.find((key) => key === dataKey);
  return {
    range,
    isTooLong: dayCount(range) > maxTrendDays,
    followedOnly: address.followed === '1',
    currency: currencies.find((code) => code === address.currency) ?? currencies[0] ?? 'CNY',
    metric: trendMetrics.find((metric) => metric === address.metric) ?? 'cost',
    text: text.trim().slice(0, 100) || undefined,
    sort: sortKey && (direction === 'asc' || direction === 'desc') ? { dataKey: sortKey, direction } : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The currencies of accounts, the most frequent first; equally frequent ones in the order of the accounts. */
export function currenciesOf(accounts: readonly { currency: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of accounts) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([currency]) => currency);
}
