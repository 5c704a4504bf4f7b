import { findSection, type Period, type ReportQuery, type Section } from '@meridian/api-client/contract';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../platform/lib/domain-error';
import { checkQuery } from './check-query';

const today = '2026-11-20';
const day = { beginDate: '2026-11-19', endDate: '2026-11-19' };

/** Rejected fields of a query with their codes; undefined for a valid query. */
function rejectedFields(
  query: ReportQuery,
  { section = 'keyword', period = 'daily' }: { section?: Section; period?: Period } = {},
) {
  const definition = findSection('search', section);
  if (definition === undefined) throw new Error(`no section ${section}`);
  try {
    checkQuery(query, { channel: 'search', section, period, definition, accountIds: [7], today });
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
    throw error;
  }
}

describe('a query', () => {
  test.each<[string, ReportQuery, Period]>([
    ['of one day', day, 'daily'],
    ['of ten years', { beginDate: '2016-11-20', endDate: '2026-11-19' }, 'daily'],
    ['of a week', { beginDate: '2026-11-09', endDate: '2026-11-15' }, 'weekly'],
    ['of a month', { beginDate: '2026-10-01', endDate: '2026-10-31' }, 'month'],
    ['with a text', { ...day, text: 'tea' }, 'daily'],
    [
      'compared with any range',
      { ...day, compare: { basis: { beginDate: '2026-11-01', endDate: '2026-11-19' } } },
      'daily',
    ],
    ['compared by a metric', { ...day, compare: { basis: 'previous', changedKey: 'ctr' } }, 'daily'],
  ])('%s is valid', (_, query, period) => {
    expect(rejectedFields(query, { period })).toBeUndefined();
  });

  test.each<[string, ReportQuery, Period, Record<string, string>]>([
    ['without dates', { beginDate: '', endDate: '' }, 'daily', { 'query.beginDate': 'empty' }],
    ['of no day', { ...day, endDate: '2026-02-30' }, 'daily', { 'query.endDate': 'invalid_date' }],
    [
      'that ends before it begins',
      { beginDate: '2026-11-19', endDate: '2026-11-18' },
      'daily',
      { 'query.endDate': 'order' },
    ],
    [
      'of more than ten years',
      { beginDate: '2016-11-18', endDate: '2026-11-19' },
      'daily',
      { 'query.endDate': 'period_too_long' },
    ],
    [
      'from before 1900',
      { beginDate: '1899-12-31', endDate: '1900-01-01' },
      'daily',
      { 'query.beginDate': 'invalid_date' },
    ],
    [
      'of a week that begins on a Tuesday',
      { beginDate: '2026-11-10', endDate: '2026-11-15' },
      'weekly',
      { 'query.beginDate': 'not_monday' },
    ],
    [
      'of a month that begins on the 2nd',
      { beginDate: '2026-10-02', endDate: '2026-10-31' },
      'month',
      { 'query.beginDate': 'not_month_start' },
    ],
    [
      'compared with days that have no data yet',
      { ...day, compare: { basis: { beginDate: '2026-11-20', endDate: '2026-11-21' } } },
      'daily',
      { 'query.compare.basis.endDate': 'future' },
    ],
    [
      'of weeks, compared with other days',
      {
        beginDate: '2026-11-09',
        endDate: '2026-11-15',
        compare: { basis: { beginDate: '2026-11-03', endDate: '2026-11-08' } },
      },
      'weekly',
      { 'query.compare.basis.beginDate': 'not_monday' },
    ],
    [
      'compared with more than ten years',
      { ...day, compare: { basis: { beginDate: '2006-01-01', endDate: '2026-01-01' } } },
      'daily',
      { 'query.compare.basis.endDate': 'period_too_long' },
    ],
    [
      'compared by no metric',
      { ...day, compare: { basis: 'previous', changedKey: 'device' } },
      'daily',
      { 'query.compare.changedKey': 'invalid' },
    ],
  ])('%s is rejected', (_, query, period, fields) => {
    expect(rejectedFields(query, { period })).toEqual(fields);
  });

  test('with a filter that the section does not have is rejected', () => {
    expect(rejectedFields({ ...day, text: 'tea' }, { section: 'timePeriod' })).toEqual({
      'query.text': 'invalid',
    });
  });

  test('with an empty filter that the section does not have is valid', () => {
    expect(rejectedFields({ ...day, text: '' }, { section: 'timePeriod' })).toBeUndefined();
  });

  const conditions = (column: string, compare?: ReportQuery['compare']): ReportQuery => ({
    ...day,
    where: [
      [{ column: 'cost', operator: 'gt', values: ['5'] }],
      [
        { column: 'cost', operator: 'gt', values: ['5'] },
        { column, operator: 'upBy', values: ['20'] },
      ],
    ],
    compare,
  });

  test('with conditions of its columns is valid', () => {
    expect(rejectedFields(conditions('ctr', { basis: 'previous' }))).toBeUndefined();
  });

  test.each<[string, ReportQuery['compare'], string]>([
    ['ctr', undefined, 'condition_operator'],
    ['PcCost', { basis: 'previous' }, 'condition_column'],
  ])('with a condition of %s compared with %o is rejected: %s', (column, compare, problem) => {
    expect(rejectedFields(conditions(column, compare))).toEqual({ 'query.where.1.1': problem });
  });

  test.each<[Section, Section]>([
    ['keyword', 'unit'],
    ['campaign', 'campaign'],
    ['campaign', 'account'],
    ['campaign', 'searchTerm'],
    ['unit', 'region'],
  ])('of %s from the sums of %s is rejected', (section, from) => {
    expect(rejectedFields({ ...day, from }, { section })).toEqual({ 'query.from': 'invalid' });
  });

  test('from the sums of a finer section is valid', () => {
    expect(rejectedFields({ ...day, from: 'keyword' }, { section: 'campaign' })).toBeUndefined();
  });
});
