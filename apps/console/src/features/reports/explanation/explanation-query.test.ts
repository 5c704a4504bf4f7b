import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../../lib/page/search-params';
import { reports } from '../registry';
import { readReportView } from '../view/read-view';
import { reportAddressSchema } from '../view/report-address';
import { explanationSubject } from './explanation-query';

function subjectOf(parameters: string) {
  const report = reports.find(({ id }) => id === 'search-keyword-custom');
  if (!report) throw new Error('no report');
  const address = reportAddressSchema.parse(parseSearch(`?compare=previous&explain=cost&${parameters}`));
  const { view } = readReportView(address, {
    report,
    today: '2026-11-21',
    accounts: [{ accountId: 3 }, { accountId: 5 }],
  });
  return explanationSubject(report, view);
}

describe('what explains a change', () => {
  const filters = 'accountIds=5&campaignName=a&matchType=exact&text=tea&reportType=1&where=cost%20gt%205';

  it('is the report with its filters, and all rows of the comparison', () => {
    const { section, query, omitted } = subjectOf(`${filters}&changed=20`);
    expect({ section, omitted }).toEqual({ section: 'keyword', omitted: [] });
    expect(query).toMatchObject({ campaignName: ['a'], matchType: ['exact'], text: 'tea', accountIds: [5] });
    expect(query.compare).toMatchObject({ basis: 'previous', changedBy: undefined });
  });

  it.each([
    ['campaign', ['matchType', 'text', 'where'], { campaignName: ['a'] }],
    ['region', ['campaignName', 'matchType', 'text', 'where'], {}],
  ])('by %s keeps accounts, range and comparison, and names filters that it lacks', (by, omitted, kept) => {
    const own = subjectOf(filters).query;
    const { section, query, omitted: left } = subjectOf(`${filters}&explainBy=${by}`);
    expect([section, left]).toEqual([by, omitted]);
    const { beginDate, endDate, compare, accountIds, reportType } = own;
    expect(query).toEqual({ beginDate, endDate, compare, accountIds, reportType, ...kept });
  });
});
