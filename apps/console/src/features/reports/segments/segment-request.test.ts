import type { ReportRow } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../../lib/page/search-params';
import { reports } from '../registry';
import { readReportView } from '../view/read-view';
import { reportAddressSchema } from '../view/report-address';
import { segmentKey, segmentRequest } from './segment-request';

const accounts = [
  { accountId: 3, accountNo: '8840213', accountName: 'Kaede Travel' },
  { accountId: 5, accountNo: '8840214', accountName: 'Rail Pass Direct' },
];
const today = '2026-11-21';

function open(id: string, address: string, count = 1) {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error(`no report ${id}`);
  const shown = accounts.slice(0, count);
  const { view, ignored } = readReportView(reportAddressSchema.parse(parseSearch(address)), {
    report,
    today,
    accounts: shown,
  });
  return { report, view, ignored, accounts: shown, today };
}

interface Case {
  id: string;
  address: string;
  row: ReportRow;
  previous?: ReportRow;
  count?: number;
}
const requestOf = ({ id, address, row, previous, count }: Case) =>
  segmentRequest(row, previous, open(id, address, count));
const days = 'beginDate=2026-11-09&endDate=2026-11-15';

describe('the segments of a row', () => {
  it('are the days of exactly this row, in their order, whatever else the report is filtered by', () => {
    const address = `?${days}&segment=day&text=tea&where=cost+gt+5&sort=cost+desc`;
    const row = { campaignName: 'spring', campaignStatus: '', cost: '9.00' };
    expect(requestOf({ id: 'search-campaign-custom', address, row })).toEqual({
      channel: 'search',
      section: 'campaign',
      period: 'daily',
      sortCol: 'date asc',
      query: {
        beginDate: '2026-11-09',
        endDate: '2026-11-15',
        groupBy: 'period',
        campaignName: ['spring'],
        where: [[{ column: 'campaignStatus', operator: 'empty', values: [] }]],
      },
    });
  });

  it('are the match modes of the keywords of its unit, in the order of the report', () => {
    const address = '?beginDate=2026-11-01&endDate=2026-11-20&segment=matchType&sort=click+desc';
    const row = {
      date: '2026-11-12',
      adgroupName: 'kyoto',
      campaignName: 'spring',
      adgroupStatus: '1',
      cost: '1',
    };
    expect(requestOf({ id: 'search-unit-daily', address, row })).toEqual({
      channel: 'search',
      section: 'keyword',
      period: 'custom',
      sortCol: 'click desc',
      query: {
        beginDate: '2026-11-12',
        endDate: '2026-11-12',
        groupBy: 'matchType',
        campaignName: ['spring'],
        adgroupName: ['kyoto'],
      },
    });
  });

  it('are the hours of its account and currency, in their order', () => {
    const row = { accountNo: '8840214', accountName: 'Rail Pass Direct', currency: 'USD' };
    const address = `?${days}&segment=hour&sort=PcCost+desc`;
    expect(requestOf({ id: 'search-account-custom', address, row, count: 2 })).toMatchObject({
      section: 'timePeriod',
      period: 'custom',
      orderKey: 'hour',
      sortCol: undefined,
      query: {
        accountIds: [5],
        groupBy: 'hour',
        where: [[{ column: 'currency', operator: 'in', values: ['USD'] }]],
      },
    });
  });

  it('are compared as the report is, without its threshold', () => {
    const address = `?${days}&segment=matchType&compare=lastYear&changed=5&sort=cost:change+desc`;
    const row = { campaignName: 'spring', campaignStatus: '1' };
    const request = requestOf({ id: 'search-campaign-custom', address, row });
    const { comparedRange } = open('search-campaign-custom', address).view;
    expect(request?.query.compare).toEqual({ basis: comparedRange, changedKey: 'cost' });
    expect(request?.sortCol).toBe('cost:change desc');
  });

  it('of a day are beside those of the day that it is compared with', () => {
    const address = `?${days}&segment=matchType&compare=previous`;
    const row = { date: '2026-11-12', campaignName: 'spring', campaignStatus: '1' };
    const options = { id: 'search-campaign-daily', address, row };
    const basis = { beginDate: '2026-11-05', endDate: '2026-11-05' };
    expect(requestOf({ ...options, previous: { date: '2026-11-05' } })?.query.compare?.basis).toEqual(basis);
    expect(requestOf(options)?.query.compare).toBeUndefined();
  });

  it('of the current month are those until yesterday', () => {
    const address = '?beginDate=2026-11-01&endDate=2026-11-30&segment=day';
    const row = { reportDates: '2026-11-01~2026-11-30', campaignName: 'spring', campaignStatus: '1' };
    expect(requestOf({ id: 'search-campaign-month', address, row })?.query).toMatchObject({
      beginDate: '2026-11-01',
      endDate: '2026-11-20',
    });
  });

  it.each([
    ['a name that is too long', { campaignName: 'x'.repeat(201), campaignStatus: '1' }, 1],
    ['a row whose status is hidden', { campaignName: 'spring' }, 1],
    ['an unknown account', { accountNo: '1', campaignName: 'spring', campaignStatus: '1' }, 2],
  ])('cannot be listed for %s', (_, row, count) => {
    const address = `?${days}&segment=day`;
    expect(requestOf({ id: 'search-campaign-custom', address, row, count })).toBeUndefined();
  });

  it('cannot be listed for a day of the comparison period only', () => {
    const address = `?${days}&segment=matchType&compare=previous`;
    const row = { date: null, campaignName: 'spring', campaignStatus: '1' };
    expect(requestOf({ id: 'search-campaign-daily', address, row })).toBeUndefined();
  });
});

it.each([
  ['search-campaign-custom', `${days}&segment=week`, 'reportDates'],
  ['search-campaign-custom', 'beginDate=2026-11-10&endDate=2026-11-15&segment=week', undefined],
  ['search-campaign-daily', `${days}&segment=day`, undefined],
  ['search-campaign-custom', `${days}&segment=device`, undefined],
  ['search-account-daily', `${days}&segment=region`, 'provinceName'],
  ['search-campaign-custom', `${days}&segment=day&groupBy=campaignName`, undefined],
  ['search-campaign-custom', `${days}&segment=channel`, undefined],
])('the address of %s with %s', (id, address, key) => {
  const page = open(id, `?${address}`);
  expect(segmentKey(page)).toBe(key);
  expect(page.ignored).toEqual(key === undefined ? ['segment'] : []);
});
