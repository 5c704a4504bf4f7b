import { csv } from './csv';

export type Row = (string | number)[];

const header: Row = [
  'Search term',
  'Match type',
  'Added/Excluded',
  'Campaign',
  'Ad group',
  'Clicks',
  'Impr.',
  'CTR',
  'Currency code',
  'Avg. CPC',
  'Cost',
  'Campaign type',
  'Conv. rate',
  'Conversions',
  'Cost / conv.',
];

interface Values {
  clicks?: number;
  impressions?: number | string;
  cost?: string;
  conversions?: string;
  match?: string;
  currency?: string;
}

export const searchTermRow = (
  term: string,
  {
    clicks = 0,
    impressions = 1,
    cost = '0.00',
    conversions = '0.00',
    match = 'Broad match',
    currency = 'INR',
  }: Values = {},
): Row => [
  term,
  match,
  'None',
  'Clinics, Pune',
  'dental care',
  clicks,
  impressions,
  '0.00%',
  currency,
  '0',
  cost,
  'Search',
  '0.00%',
  conversions,
  '0.00',
];

const totalLine = (label: string, [clicks, impressions, cost, conversions]: Row): Row => [
  `Total: ${label}`,
  '',
  '',
  '',
  '',
  clicks ?? '',
  impressions ?? '',
  ' --',
  'INR',
  '0',
  cost ?? '',
  '',
  ' --',
  conversions ?? '',
  '0',
];

/** Rows of `searchTermsWeek`: two of them differ only in a column that no report shows; their cost is 1,000.10. */
const searchTermRows: Row[] = [
  searchTermRow('dental clinic near me', {
    clicks: 12,
    impressions: 340,
    cost: '600.05',
    conversions: '2.00',
  }),
  searchTermRow('teeth whitening price', { clicks: 5, impressions: '1,204', cost: '399.90' }),
  searchTermRow('root canal cost', { clicks: 1, impressions: 3, cost: '0.15', match: 'Exact match' }),
  searchTermRow('root canal cost', { impressions: 2, match: 'Phrase match (close variant)' }),
];

/** A week of search terms, as an ad console exports it: rows that cost 1,000.10, and a total of 1,000.09. */
export function searchTermsWeek(rows: readonly Row[] = searchTermRows): Row[] {
  return [
    ['Search terms report'],
    ['December 16, 2024 - December 22, 2024'],
    header,
    ...rows,
    totalLine('Search terms', [18, '1,549', '1000.09', '2.00']),
    totalLine('Other search terms', [7, 0, '900.01', '1.00']),
    totalLine('Account', [25, '2,900', '1900.10', '3.00']),
  ];
}

export const searchTermsWeekCsv = (rows?: readonly Row[]): string => csv(searchTermsWeek(rows));
