import type { NotSent, NotSentReason } from '@meridian/api-client/contract';
import { emptyFields, hasSameMeaning, type ProviderKind } from '@meridian/draft-editor/core';
import type { ProviderFields } from '../provider-port';
import { fromWire } from './from-wire';
import type { WireGroup } from './groups';
import { wireKinds } from './kinds';
import { regionsWithoutCode } from './regions';
import { wireGroupsOf, toWire, toWireUpdate } from './to-wire';

/** A field that an update changes: its current value at the provider, if a draft can express it, and the new value. */
export interface WireChange {
  field: string;
  from: unknown;
  to: unknown;
}

type Fields<Kind extends ProviderKind> = ProviderFields[Kind];
const noFields: readonly string[] = [];

/** Values of a new item that are not sent to the provider. */
export function notSent<Kind extends ProviderKind>(kind: Kind, fields: Fields<Kind>): NotSent[] {
  return wireGroupsOf(kind).flatMap((group) => {
    if (group.isExact) return [];
    const unused = group.unused?.(fields) ?? [];
    return group.fields.flatMap((field): NotSent[] => {
      if (unused.includes(field)) return [];
      const reason = reasonOf(kind, { group, fields, field });
      return reason === undefined ? [] : [{ field, reason, value: fields[field] }];
    });
  });
}

/**
 * Compares an item with its draft row: changed fields, and values that are not sent because the provider cannot apply
 * the change or express the value. Values with the same meaning at the provider count as equal. `unknown`: fields whose
 * values in the account the row does not have; while they are empty, the account keeps its values.
 */
export function compareFields<Kind extends ProviderKind>(
  kind: Kind,
  present: Partial<Fields<Kind>>,
  fields: Fields<Kind>,
  unknown: readonly string[] = noFields,
): { changes: WireChange[]; notSent: NotSent[] } {
  const lost = notSent(kind, fields);
  const changes: WireChange[] = [];
  const empty: Partial<Fields<Kind>> = emptyFields[kind];
  const kept = unknown.filter((field) => {
    // asserted: names of fields
    const name = field as keyof Fields<Kind>;
    return present[name] === undefined && hasSameMeaning(fields[name], empty[name]);
  });
  lost.push(
    ...kept.map((field): NotSent => ({
      field,
      reason: 'unknown_value',
      value: empty[field as keyof Fields<Kind>],
    })),
  );
  const isSame = wireGroupsOf(kind).every((group) =>
    group.fields.every((field) => kept.includes(field) || hasSameMeaning(present[field], fields[field])),
  );
  // most rows of a plan are unchanged
  if (isSame) return { changes, notSent: lost };
  const stored = storedFields(kind, fields);
  for (const group of wireGroupsOf(kind)) {
    const changed = group.fields.filter(
      (field) =>
        field in stored &&
        !kept.includes(field) &&
        !hasSameMeaning(present[field], stored[field]) &&
        // an app remains until one that the provider knows replaces it
        !lost.some((each) => each.field === field && each.reason === 'no_id' && group.stored),
    );
    if (changed.length === 0) continue;
    const isTaken =
      // the others of the group are sent with it, and one of them is unknown
      !group.fields.some((field) => kept.includes(field)) &&
      (group.canChange?.(present, fields) ?? true) &&
      Object.keys(attempt(() => toWireUpdate(kind, fields, changed)) ?? {}).length > 0;
    const known = new Set(lost.map(({ field }) => field));
    if (isTaken)
      changes.push(...changed.map((field) => ({ field, from: present[field], to: fields[field] })));
    else
      for (const field of changed)
        if (!known.has(field)) lost.push({ field, reason: 'fixed', value: fields[field] });
  }
  return { changes, notSent: lost };
}

/** Fields of an item as they would be read back after sending; without those that the provider does not return. */
export function storedFields<Kind extends ProviderKind>(
  kind: Kind,
  fields: Fields<Kind>,
): Partial<Fields<Kind>> {
  const { id, parent } = wireKinds[kind];
  const ids = { [id]: 1, ...(parent !== undefined && { [parent]: 1 }) };
  const own = Object.assign({}, ...wireGroupsOf(kind).map((group) => group.stored?.(fields))) as object;
  const sent = attempt(() => toWire(kind, fields));
  return sent === undefined ? own : { ...fromWire(kind, { ...ids, ...sent }).fields, ...own };
}

/**
 * The fields of a row with the values of its item, where they differ: other values at the provider than those that it would have after
 * the row was sent. The values of fields that the provider accepts only together are taken together. `read`: the item's fields as a row.
 */
export function fieldsAtProvider<Kind extends ProviderKind>(
  kind: Kind,
  row: Fields<Kind>,
  { present, read }: { present: Partial<Fields<Kind>>; read: Fields<Kind> },
): Fields<Kind> {
  const groups = wireGroupsOf(kind);
  const isSame = (field: keyof Fields<Kind>) => hasSameMeaning(present[field], row[field]);
  // most rows are unchanged
  if (groups.every(({ fields }) => fields.every(isSame))) return row;
  const stored = storedFields(kind, row);
  const empty: Partial<Fields<Kind>> = emptyFields[kind];
  const isChanged = (field: keyof Fields<Kind>) =>
    field in stored
      ? !hasSameMeaning(present[field], stored[field])
      : // neither was it sent
        field in present && !hasSameMeaning(present[field], empty[field]) && !isSame(field);
  const changed = groups.filter((group) => group.toWire !== undefined && group.fields.some(isChanged));
  if (changed.length === 0) return row;
  const values = { ...row };
  for (const field of changed.flatMap(({ fields }) => fields)) values[field] = read[field];
  return values;
}

interface Place<Kind extends ProviderKind> {
  group: WireGroup<Kind>;
  fields: Fields<Kind>;
  field: keyof Fields<Kind> & string;
}

function reasonOf<Kind extends ProviderKind>(
  kind: Kind,
  { group, fields, field }: Place<Kind>,
): NotSentReason | undefined {
  const empty: Readonly<Record<string, unknown>> = emptyFields[kind];
  if (hasSameMeaning(fields[field], empty[field])) return undefined;
  if ('regions' in fields && field === 'regions')
    return regionsWithoutCode(fields.regions).length > 0 ? 'no_region' : undefined;
  const { toWire: convert } = group;
  if (convert === undefined) return 'no_field';
  if (group.shared?.(fields) === field) return 'shared_code';
  const withoutIt = { ...fields, [field]: empty[field] };
  const [sent, other] = [fields, withoutIt].map((each) => attempt(() => convert(each, { isNew: true })));
  return sent === undefined || hasSameMeaning(sent, other) ? 'no_id' : undefined;
}

/** Undefined for a value without a counterpart. */
function attempt<Value>(convert: () => Value): Value | undefined {
  try {
    return convert();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Fields that the provider has for an item, but whose values a draft cannot express. */
export function unknownFields(kind: ProviderKind, present: object): string[] {
  return wireGroupsOf(kind).flatMap((group) =>
    group.toWire === undefined ? [] : group.fields.filter((field) => !(field in present)),
  );
}
