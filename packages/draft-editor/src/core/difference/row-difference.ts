import type { Row, RowKind } from '../model/rows';
import { hasSameMeaning } from './same-meaning';

/** A field of a row whose value differs from the account; `parentId` for a row that moved to another parent. */
export interface FieldChange {
  field: string;
  /** The value in the account. */
  from: unknown;
  /** The value in the draft. */
  to: unknown;
}

/** A value that was sent, but that the provider has no place for. */
export interface NotSentValue {
  field: string;
  value: unknown;
}

/** Fields that only the draft has: an account has no themes, and the ratio of a picture follows from its content. */
const ownFields: Readonly<Partial<Record<RowKind, readonly string[]>>> = {
  creative: ['pictureTheme'],
  picture: ['theme', 'ratio'],
};

/**
 * The fields in which a row differs from the account, in their order. Values with the same meaning are equal; fields without a meaning,
 * such as the amount of an unlimited budget, and values that were sent in vain are no difference.
 */
export function rowDifference(
  kind: RowKind,
  { base, row, notSent = [] }: { base: Row; row: Row; notSent?: readonly NotSentValue[] },
): FieldChange[] {
  if (base === row) return [];
  const unused = new Set([...(ownFields[kind] ?? []), ...unusedFields(row)]);
  const before: Readonly<Record<string, unknown>> = { ...base };
  return Object.entries(row).flatMap(([field, to]): FieldChange[] => {
    if (field === 'id' || unused.has(field) || hasSameMeaning(before[field], to)) return [];
    const isInVain = notSent.some((each) => each.field === field && hasSameMeaning(each.value, to));
    return isInVain ? [] : [{ field, from: before[field], to }];
  });
}

/** Whether a field is part of the account. */
export function isInAccount(kind: RowKind, field: string): boolean {
  return field !== 'id' && ownFields[kind]?.includes(field) !== true;
}

function unusedFields(row: Row): readonly string[] {
  if (!('budgetType' in row)) return [];
  return [
    ...(row.budgetType === 1 ? ['budget'] : []),
    ...(row.bidMode === 'maximumClicks' ? ['bid'] : []),
    ...(row.scheduleType === 1 ? ['schedule'] : []),
  ];
}
