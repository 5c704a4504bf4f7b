import { invalidField } from '../../lib/domain-error';
import type { PartField } from './part-fields';

type Fields = readonly Pick<PartField, 'dataKey' | 'isLocked' | 'isDefault'>[];

/** The fields that a part shows unless the user chooses otherwise, in their order. */
function defaultKeys(fields: Fields): string[] {
  return fields.filter(({ isDefault }) => isDefault).map(({ dataKey }) => dataKey);
}

/**
 * The fields that a part shows, in their order: those of the choice that still exist, the locked ones first and
 * always; the default without a choice.
 */
export function shownKeys(fields: Fields, choice: readonly string[] | null | undefined): string[] {
  const chosen = choice ?? defaultKeys(fields);
  const locked = fields.filter(({ isLocked }) => isLocked).map(({ dataKey }) => dataKey);
  const known = new Set(fields.map(({ dataKey }) => dataKey));
  return [...locked, ...chosen.filter((key) => known.has(key) && !locked.includes(key))];
}

/** Whether a choice shows other fields than the default, or the same in another order. */
export function isChanged(fields: Fields, choice: readonly string[] | null | undefined): boolean {
  return shownKeys(fields, choice).join() !== shownKeys(fields, null).join();
}

/** Errors: `invalid_request` for a key that the part does not have, one that comes twice, or a missing locked one. */
export function checkChoice(fields: Fields, dataKeys: readonly string[]): void {
  for (const [index, key] of dataKeys.entries()) {
    const isKnown = fields.some(({ dataKey }) => dataKey === key);
    if (!isKnown || dataKeys.indexOf(key) !== index)
      throw invalidField(`dataKeys.${String(index)}`, 'invalid');
  }
  const isComplete = fields.every(({ isLocked, dataKey }) => !isLocked || dataKeys.includes(dataKey));
  if (!isComplete) throw invalidField('dataKeys', 'required');
}
