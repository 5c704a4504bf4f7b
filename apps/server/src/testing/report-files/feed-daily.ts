import { csv } from './csv';
import type { Row } from './search-terms-week';

const header: Row = [
  '__insert_date',
  'ad_id',
  'adgroup_id',
  'campaign_id',
  'channel',
  'clicks',
  'date',
  'impressions',
  'ad_status',
  'ad_text',
  'spend',
  'conversions',
];

export const feedRow = (
  date: string,
  text: string,
  { id = '7', clicks = 1, impressions = 10, spend = 2, conversions = 0 } = {},
): Row => [
  '2023-02-07 11:54:21',
  id,
  id,
  id,
  'Some Ads',
  clicks,
  date,
  impressions,
  'AD_STATUS_DONE',
  text,
  spend,
  conversions,
];

/** Rows of three days; on each, two texts share an id, and the last one has a duplicate row. */
const feedRows: Row[] = ['2023-01-08', '2023-01-31', '2023-02-01'].flatMap((day) => [
  feedRow(day, 'Join for $1 🔥, today only'),
  feedRow(day, 'Say "hello" to summer', { clicks: 4, impressions: 200, spend: 30, conversions: 1 }),
]);
feedRows.push(feedRow('2023-02-01', 'Join for $1 🔥, today only', { impressions: 5 }));

/**
 * Ads by day, as a data warehouse exports them: English names with underscores, and more columns than the import knows.
 */
export const feedDailyCsv = (rows: readonly Row[] = feedRows): string => csv([header, ...rows]);
