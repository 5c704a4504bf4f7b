import { printConditions } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { findReport } from '../../features/reports/registry';
import { readReportView } from '../../features/reports/view/read-view';
import { reportAddressSchema } from '../../features/reports/view/report-address';
import { parseSearch, printSearch } from '../../lib/page/search-params';
import { reportQuestions } from './report-questions';

const today = '2026-11-21';
const everyPage = () => true;

it('asks every suggested filter about the last full week, most expensive rows first', () => {
  const views = reportQuestions({ today, canOpen: everyPage }).map(({ path, search }) => {
    const report = findReport(path);
    if (!report) throw new Error(`no report at ${path}`);
    const address = reportAddressSchema.parse(parseSearch(printSearch({ ...search })));
    return readReportView(address, { report, today, accounts: [{ accountId: 3 }] });
  });
  expect(views.flatMap(({ ignored }) => ignored)).toEqual([]);
  expect(views.map(({ view }) => view.where?.map(printConditions))).toEqual([
    ['cost gt 0', 'conversion eq 0'],
    ['cpc upBy 20'],
    ['landPageExperience in 1|businessRelationship in 1|estimatedClickRate in 1'],
    ['campaignStatus in budget_out'],
    ['showWord new'],
  ]);
  expect(views.map(({ view }) => view.comparedRange)).toEqual([
    null,
    { beginDate: '2026-11-02', endDate: '2026-11-08' },
    null,
    null,
    null,
  ]);
  for (const { view } of views) {
    expect(view).toMatchObject({
      range: { beginDate: '2026-11-09', endDate: '2026-11-15' },
      rangeError: null,
      sort: 'cost desc',
    });
  }
});

it('asks nothing about reports that are not open to the user', () => {
  const questions = reportQuestions({ today, canOpen: (path) => !path.includes('/campaign/') });
  expect(questions.map(({ id }) => id)).toEqual([
    'noConversions',
    'dearerClicks',
    'lowQuality',
    'newKeywords',
  ]);
});
