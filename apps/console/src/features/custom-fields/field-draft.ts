import type { FieldDefinition } from '@meridian/api-client/contract';

/** Data keys of the shown fields, in order; the locked ones first. */
export type ShownKeys = readonly string[];

/** The properties of a field that the rules use. */
export type DraftField = Pick<FieldDefinition, 'dataKey' | 'isLocked' | 'isShown'>;

/** The shown fields in their saved form. */
export function savedKeys(fields: readonly DraftField[]): string[] {
  return fields.filter(({ isShown }) => isShown).map(({ dataKey }) => dataKey);
}

/** Shows or hides fields: new ones come last, in the order of the section; a locked one stays. */
export function showFields(
  shown: ShownKeys,
  fields: readonly DraftField[],
  { keys, isShown }: { keys: readonly string[]; isShown: boolean },
): ShownKeys {
  const free = fields.filter(({ dataKey, isLocked }) => !isLocked && keys.includes(dataKey));
  const changed = free.map(({ dataKey }) => dataKey);
  if (!isShown) return shown.filter((key) => !changed.includes(key));
  return [...shown, ...changed.filter((key) => !shown.includes(key))];
}

/** Moves a field before another one; null moves it to the end. Locked fields stay first and do not move. */
export function moveField(
  shown: ShownKeys,
  fields: readonly DraftField[],
  { key, before }: { key: string; before: string | null },
): ShownKeys {
  const isLocked = (wanted: string | null) =>
    fields.some((field) => field.dataKey === wanted && field.isLocked);
  if (key === before || !shown.includes(key) || isLocked(key) || isLocked(before)) return shown;
  const others = shown.filter((other) => other !== key);
  const index = before === null ? others.length : others.indexOf(before);
  return index < 0 ? shown : [...others.slice(0, index), key, ...others.slice(index)];
}

/** Whether all, none or some of the fields are shown. */
export function groupState(shown: ShownKeys, fields: readonly DraftField[]): boolean | 'indeterminate' {
  const count = fields.filter(({ dataKey }) => shown.includes(dataKey)).length;
  return count === 0 ? false : count === fields.length || 'indeterminate';
}

/** The fields in the server's order after saving: the shown ones in their order, then the others. */
export function arrangeFields<Field extends DraftField>(fields: readonly Field[], shown: ShownKeys): Field[] {
  return [
    ...shown.flatMap((key) => fields.filter(({ dataKey }) => dataKey === key)),
    ...fields.filter(({ dataKey }) => !shown.includes(dataKey)),
  ].map((field) => ({ ...field, isShown: shown.includes(field.dataKey) }));
}

/**
 * A stored selection of fields, fitted to the current fields.
 *
 * Shape:  undefined if it is not a selection of fields; unknown and repeated keys are left out, locked fields come first.
 */
export function restoreShown(value: unknown, fields: readonly DraftField[]): ShownKeys | undefined {
  if (!Array.isArray(value)) return undefined;
  const locked = fields.filter(({ isLocked }) => isLocked).map(({ dataKey }) => dataKey);
  const free = value.filter((key): key is string =>
    fields.some(({ dataKey, isLocked }) => dataKey === key && !isLocked),
  );
  return [...new Set([...locked, ...free])];
}
