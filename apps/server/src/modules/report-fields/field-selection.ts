import { invalidField } from '../../platform/lib/domain-error';
import type { PartField } from './part-fields';

type Fields = readonly Pick<PartField, 'dataKey' | 'isLocked' | 'isDefault'>[];

/** Default fields of a part, in order. */
function defaultKeys(fields: Fields): string[] {
  return fields.filter(({ isDefault }) => isDefault).map(({ dataKey }) => dataKey);
}

/**
 * Displayed fields of a part, in order: the locked ones first, then the selected ones that still exist; without a
 * selection, the default fields.
 */
export function shownKeys(fields: Fields, selection: readonly string[] | null | undefined): string[] {
  const selected = selection ?? defaultKeys(fields);
  const locked = fields.filter(({ isLocked }) => isLocked).map(({ dataKey }) => dataKey);
  const known = new Set(fields.map(({ dataKey }) => dataKey));
  return [...locked, ...selected.filter((key) => known.has(key) && !locked.includes(key))];
}

/** Whether a selection differs from the default fields or their order. */
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
