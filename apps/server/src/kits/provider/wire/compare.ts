import type { NotSent, NotSentReason } from '@meridian/api-client/contract';
import { emptyFields, type ProviderKind } from '@meridian/draft-editor/core';
import type { ProviderFields } from '../provider-port';
import { fromWire } from './from-wire';
import type { WireGroup } from './groups';
import { wireKinds } from './kinds';
import { regionsWithoutCode } from './regions';
import { isSameAtProvider } from './same-at-provider';
import { wireGroupsOf, toWire, toWireUpdate } from './to-wire';

/** A field that an update changes: its current value at the provider, if a draft can express it, and the new value. */
export interface WireChange {
  field: string;
  from: unknown;
  to: unknown;
}

type Fields<Kind extends ProviderKind> = ProviderFields[Kind];

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
 * the change or express the value. Values with the same meaning at the provider count as equal.
 */
export function compareFields<Kind extends ProviderKind>(
  kind: Kind,
  present: Partial<Fields<Kind>>,
  fields: Fields<Kind>,
): { changes: WireChange[]; notSent: NotSent[] } {
  const lost = notSent(kind, fields);
  const changes: WireChange[] = [];
  const isSame = wireGroupsOf(kind).every((group) =>
    group.fields.every((field) => isSameAtProvider(present[field], fields[field])),
  );
  // most rows of a plan are unchanged
  if (isSame) return { changes, notSent: lost };
  const stored = storedFields(kind, fields);
  for (const group of wireGroupsOf(kind)) {
    const changed = group.fields.filter(
      (field) =>
        field in stored &&
        !isSameAtProvider(present[field], stored[field]) &&
        // an app remains until one that the provider knows replaces it
        !lost.some((each) => each.field === field && each.reason === 'no_id' && group.stored),
    );
    if (changed.length === 0) continue;
    const isTaken =
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
  if (isSameAtProvider(fields[field], empty[field])) return undefined;
  if ('regions' in fields && field === 'regions')
    return regionsWithoutCode(fields.regions).length > 0 ? 'no_region' : undefined;
  const { toWire: convert } = group;
  if (convert === undefined) return 'no_field';
  if (group.shared?.(fields) === field) return 'shared_code';
  const withoutIt = { ...fields, [field]: empty[field] };
  const [sent, other] = [fields, withoutIt].map((each) => attempt(() => convert(each, { isNew: true })));
  return sent === undefined || isSameAtProvider(sent, other) ? 'no_id' : undefined;
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
