import {
  importStates,
  maxImportBytes,
  type ImportEffect,
  type ReportImport,
} from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { outcomeOf, reportedRows } from './import-facts';
import { effectKind, effectRows } from './review/effect-rows';
import {
  isBlocked,
  isReadOtherwise,
  openQuestionCount,
  reviewFormOf,
  reviewFormSchema,
  selectedSheets,
  toAnswers,
} from './review/review-form';
import { checkFile } from './upload/check-file';

const item: ReportImport = {
  id: '1',
  fileName: 'a.csv',
  accountId: 1,
  accountNo: '8840213',
  channel: 'search',
  state: importStates.done,
  createdTime: '2026-11-21T01:00:00Z',
  finishedTime: null,
  section: 'searchTerm',
  profile: 'google',
  encoding: 'utf-8',
  beginDate: '2026-11-09',
  endDate: '2026-11-15',
  currency: 'INR',
  totalRows: 554,
  importedRows: 554,
  failedRows: 0,
  replacedDays: 0,
  rowCounts: null,
  createdBy: 'Lin Wei',
  mode: 'book',
  detection: null,
  loads: [],
  questions: [],
  answers: { choices: {} },
  notes: [],
  canUndo: false,
  rowsCost: '18859.20',
  reportedTotals: [],
  problems: [],
};

describe('a file before it is uploaded', () => {
  it.each(['a.csv', 'A.XLSX', 'a.xls', '报表.et', 'x.sheet'])('is accepted as %s', (name) => {
    expect(checkFile({ name, size: maxImportBytes })).toBeNull();
  });
  it('is rejected because of its type or size', () => {
    for (const name of ['a.csv.exe', 'a.tsv', 'a.txt', 'a.doc', 'csv'])
      expect(checkFile({ name, size: 1 }), name).toBe('wrongType');
    expect(checkFile({ name: 'a.csv', size: maxImportBytes + 1 })).toBe('tooLarge');
  });
});

describe('an import in the list', () => {
  it('is not simply done if rows were left out', () => {
    expect(outcomeOf(item)).toBe('done');
    expect(outcomeOf({ ...item, failedRows: 1 })).toBe('partial');
    expect(outcomeOf({ ...item, state: importStates.unchanged })).toBe('unchanged');
  });
  it('is not simply done if its amounts are in another currency than the account', () => {
    const question = {
      id: '1',
      code: 'currency_differs',
      params: { found: 'INR', currency: 'CNY' },
      message: 'The amounts are in INR, but the account uses CNY.',
      answers: [],
      given: 'as_in_file',
    };
    expect(outcomeOf({ ...item, questions: [question] })).toBe('otherCurrency');
    expect(
      outcomeOf({ ...item, questions: [{ ...question, given: null }], state: importStates.review }),
    ).toBe('answer');
  });
  it('compares the sum of its rows with the total in the file', () => {
    const total = { label: 'Total', kind: 'rows' as const, impression: null, click: null, conversion: null };
    expect(reportedRows(item)).toBeNull();
    expect(reportedRows({ ...item, reportedTotals: [{ ...total, cost: '18859.19' }] })).toEqual({
      reported: '18859.19',
      matches: false,
    });
    expect(reportedRows({ ...item, reportedTotals: [{ ...total, cost: '18859.2' }] })?.matches).toBe(true);
  });
});

describe('an import in review', () => {
  const answers = [{ answer: 'all', label: '' }];
  const question = { id: 'q', code: 'several_sheets', params: {}, message: '', answers };
  const sheets = ['a', 'b', 'old'].map((name) => ({
    name,
    rows: 1,
    isHidden: false,
    isUsed: name !== 'old',
  }));
  const columns = [{ header: 'Leads', field: null, samples: [] }];
  const reviewed: ReportImport = {
    ...item,
    state: importStates.review,
    detection: {
      delimiter: null,
      headerRow: 1,
      header: [],
      dataTime: null,
      filters: [],
      constants: {},
      remembered: [],
      sheets,
      columns,
    },
    notes: [],
    questions: [{ ...question, given: null }],
  };
  const form = reviewFormOf(reviewed, undefined);
  const choices = (answer: string) => [{ id: 'q', answer }];

  it('needs an answer while one of its questions is open', () => {
    expect(outcomeOf(reviewed)).toBe('answer');
    expect(outcomeOf({ ...reviewed, questions: [{ ...question, given: 'all' }] })).toBe('review');
    expect(openQuestionCount(form.choices)).toBe(1);
    expect(openQuestionCount(choices('all'))).toBe(0);
  });

  it('has no answer to a question that other columns or another period resolve', () => {
    const blocked = { ...reviewed, questions: [{ ...question, given: null, answers: [] }] };
    const opened = reviewFormOf(blocked, undefined);
    expect(openQuestionCount(opened.choices)).toBe(0);
    expect([isBlocked(blocked), isBlocked(reviewed)]).toEqual([true, false]);
    const period = { beginDate: '2026-11-02', endDate: '2026-11-08' };
    expect(toAnswers({ ...opened, period, headerRow: '0' }, blocked)).toEqual({
      choices: {},
      period,
      headerRow: 0,
    });
    expect(isReadOtherwise({ ...opened, period }, blocked)).toBe(true);
    const columns = [{ header: 'Leads', field: 'dateWeek' }];
    expect(toAnswers({ ...opened, period, columns }, blocked)).toMatchObject({
      columns: { Leads: 'dateWeek' },
    });
    expect(toAnswers({ ...opened, period, columns }, blocked)).not.toHaveProperty('period');
  });

  it('sends the selected sheets only if they are selected one by one', () => {
    expect(toAnswers({ ...form, choices: choices('all') }, reviewed)).toEqual({ choices: { q: 'all' } });
    const selected = { ...form, choices: choices(selectedSheets), sheets: ['b', 'old'] };
    expect(toAnswers(selected, reviewed)).toEqual({ choices: {}, sheets: ['b', 'old'] });
    expect(isReadOtherwise(selected, reviewed)).toBe(true);
    expect(isReadOtherwise({ ...selected, sheets: ['b', 'a'] }, reviewed)).toBe(false);
    // after reading again, both the question and the answer are gone
    const again = { ...reviewed, questions: [], answers: { choices: {}, sheets: ['b', 'old'] } };
    expect(toAnswers(reviewFormOf(again, undefined), again)).toEqual({ choices: {}, sheets: ['b', 'old'] });
  });

  it('adds changed columns to previously changed ones', () => {
    const before = { ...reviewed, answers: { choices: {}, columns: { Clics: 'click' } } };
    const changed = { ...form, columns: [{ header: 'Leads', field: 'conversion' }] };
    expect(isReadOtherwise(changed, before)).toBe(true);
    expect(toAnswers(changed, before)).toEqual({
      choices: {},
      columns: { Clics: 'click', Leads: 'conversion' },
    });
  });

  it('sends changed constants, and rejects a field that a column has', () => {
    const detected = reviewed.detection && { ...reviewed.detection, constants: { device: '2' } };
    const item = { ...reviewed, detection: detected };
    expect(toAnswers(reviewFormOf(item, undefined), item)).toEqual({ choices: {} });
    const removed = { ...reviewFormOf(item, undefined), constants: [] };
    expect(isReadOtherwise(removed, item)).toBe(true);
    expect(toAnswers(removed, item)).toMatchObject({ constants: {} });
    const twice = reviewFormSchema.safeParse({
      ...form,
      columns: [{ header: 'Device', field: 'device' }],
      constants: [{ field: 'device', value: '2' }],
    });
    expect(twice.error?.issues).toMatchObject([{ path: ['constants', 0, 'field'], message: 'fieldUsed' }]);
  });

  it('checks an account only if it is to be created', () => {
    const account = { questionId: 'q', name: 'n', accountNo: ' ', currency: 'cn', timeZone: 'Mars' };
    const problems = (answer: string) =>
      reviewFormSchema
        .safeParse({ ...form, choices: choices(answer), accounts: [account] })
        .error?.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`);
    expect(problems('create')).toEqual(['accountNo required', 'currency currency', 'timeZone timeZone']);
    expect(problems('skip')).toBeUndefined();
  });
});

describe('the effect of an import', () => {
  const sums = { impression: null, click: null, cost: '10', conversion: null, campaigns: null };
  const effect = (previous: number, next: number, more: Partial<ImportEffect> = {}): ImportEffect => ({
    before: { ...sums, rows: previous },
    after: { ...sums, rows: next },
    addedRows: 0,
    changedRows: 0,
    equalRows: 0,
    removedRows: 0,
    replacedDays: 0,
    ...more,
  });

  it('is named by the effect on the rows', () => {
    expect(effectKind(effect(0, 5, { addedRows: 5 }))).toBe('adds');
    expect(effectKind(effect(5, 0, { removedRows: 5 }))).toBe('removes');
    expect(effectKind(effect(5, 7, { addedRows: 2, equalRows: 5 }))).toBe('extends');
    expect(effectKind(effect(5, 5, { changedRows: 1, equalRows: 4 }))).toBe('replaces');
    expect(effectKind(effect(5, 5, { equalRows: 5 }))).toBe('equal');
  });

  it('compares the metrics that have a value', () => {
    expect(effectRows(effect(700, 182), 'CNY')).toMatchObject([
      { metric: 'rows', before: '700', after: '182', change: '−518', percent: '74.0%', direction: 'down' },
      { metric: 'cost', before: '￥10.00', after: '￥10.00', change: null },
    ]);
  });

  it('shows each cost in its own currency, and no change between currencies', () => {
    const changed: ImportEffect = {
      ...effect(7, 2),
      before: { ...sums, rows: 7, cost: '70', currency: 'CNY' },
      after: { ...sums, rows: 2, cost: '10', currency: 'USD' },
    };
    expect(effectRows(changed, 'USD')).toMatchObject([
      { metric: 'rows', change: '−5' },
      { metric: 'cost', before: '￥70.00', after: '$10.00', change: null, percent: null },
    ]);
  });
});
