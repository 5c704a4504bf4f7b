import { nameKeyOf } from '../../../platform/lib/name-key';
import { shownValue } from './parse-field';
import type { PlanContext, PlannedPart } from './plan-context';
import { problemOf, type ProblemCode } from './problem';
import type { StoredSheetRecord } from './record';

const codes = {
  customer: { unknown: 'unknown_customer', archived: 'archived_customer', elsewhere: 'company_elsewhere' },
  company: { unknown: 'unknown_company', archived: 'archived_company', elsewhere: 'account_elsewhere' },
} as const satisfies Record<string, Record<string, ProblemCode>>;

/**
 * Plans the customer of a company, or the company of an account. A file never moves a record that already has one,
 * because the row probably repeats another owner's record.
 */
export function planReference(
  field: 'customer' | 'company',
  text: string,
  record: StoredSheetRecord | undefined,
  { references }: PlanContext,
): PlannedPart {
  const wrong = (code: ProblemCode, params: Record<string, string>): PlannedPart => ({
    values: {},
    changes: [],
    problems: [problemOf(code, field, params)],
  });
  const before = record?.texts[field] ?? '';
  const found = references.get(nameKeyOf(text));
  const idKey = field === 'customer' ? 'customerId' : 'companyId';
  if (found === undefined) return wrong(codes[field].unknown, { value: shownValue(text) });
  if (found.id === record?.values[idKey]) return { values: {}, changes: [], problems: [] };
  if (before !== '') {
    const value = (field === 'customer' ? record?.values.name : record?.values.accountNo) ?? '';
    return wrong(codes[field].elsewhere, { value, stored: before });
  }
  if (found.isArchived) return wrong(codes[field].archived, { value: found.name });
  return { values: { [idKey]: found.id }, changes: [{ field, before, after: found.name }], problems: [] };
}
