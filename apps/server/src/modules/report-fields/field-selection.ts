import { invalidField } from '../../platform/lib/domain-error';
import type { PartField } from './part-fields';

type Fields = readonly Pick<PartField, 'dataKey' | 'isLocked' | 'isDefault'>[];

/** The fields that a part shows without a selection of the user, in their order. */
function defaultKeys(fields: Fields): string[] {
  return fields.filter(({ isDefault }) => isDefault).map(({ dataKey }) => dataKey);
}

/**
 * The fields that a part shows, in their order: those of the selection that still exist, the locked ones first and
 * always; the default without a selection.
 */
export function shownKeys(fields: Fields, selection: readonly string[] | null | undefined): string[] {
  const selected = selection ?? defaultKeys(fields);
  const locked = fields.filter(({ isLocked }) => isLocked).map(({ dataKey }) => dataKey);
  const known = new Set(fields.map(({ dataKey }) => dataKey));
  return [...locked, ...selected.filter((key) => known.has(key) && !locked.includes(key))];
}

/** Whether a selection shows other fields than the default, or the same in another order. */
export function isChanged(fields: Fields, selection: readonly string[] | null | undefined): boolean {
  return shownKeys(fields, selection).join() !== shownKeys(fields, null).join();
}

/** Errors: `invalid_request` for an unknown key, a duplicate key, or a missing locked key. */
export function checkSelection(fields: Fields, dataKeys: readonly string[]): void {
  for (const [index, key] of dataKeys.entries()) {
    const isKnown = fields.some(({ dataKey }) => dataKey === key);
    if (!isKnown || dataKeys.indexOf(key) !== index)
      throw invalidField(`dataKeys.${String(index)}`, 'invalid');
  }
  const isComplete = fields.every(({ isLocked, dataKey }) => !isLocked || dataKeys.includes(dataKey));
  if (!isComplete) throw invalidField('dataKeys', 'required');
}
