import {
  emptyFields,
  fieldSchemas,
  hasSameMeaning,
  providerKinds,
  type ProviderKind,
} from '@meridian/draft-editor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFields, fieldsOf, rowValues } from '../testing/row-values';
import { toOurApps, type WireApps } from './apps';
import { compareFields, notSent, storedFields } from './compare';
import { fromWire } from './from-wire';
import { wireKinds } from './kinds';
import { wireGroupsOf, toWire, toWireUpdate } from './to-wire';

/** Pictures are bound to units, and the provider has no themes: `compare-row.test.ts` covers them. */
const elsewhere = ['pictureTheme'];
/** Fields that the provider accepts for new items only, or cannot clear: changes of all other fields are sent. */
const fixed = ['marketingTarget', 'shopPlatform', 'businessPointId', 'bidMode', 'bid'];
const places = providerKinds.flatMap((kind) =>
  Object.keys(fieldSchemas[kind].shape)
    .filter((field) => !elsewhere.includes(field))
    .map((field) => [kind, field] as const),
);

it('every field of the schemas is in one group', () => {
  const grouped = providerKinds.flatMap((kind) =>
    wireGroupsOf<ProviderKind>(kind).flatMap(({ fields }) => fields.map((field) => `${kind} ${field}`)),
  );
  expect(grouped.toSorted()).toEqual(places.map(([kind, field]) => `${kind} ${field}`).toSorted());
  for (const kind of providerKinds)
    expect(Object.keys(rowValues[kind])).toEqual(Object.keys(fieldSchemas[kind].shape));
});

/** Fields of a row, all of which are texts, numbers or lists. */
const rowOf = (kind: ProviderKind) => anyFields(kind) as fc.Arbitrary<Record<string, unknown>>;
const unusedIn = (kind: ProviderKind, fields: Record<string, unknown>): readonly string[] =>
  wireGroupsOf(kind).flatMap((group) => group.unused?.(fields as never) ?? []);
const lostOf = (kind: ProviderKind, fields: Record<string, unknown>) =>
  notSent(kind, fields as never).map(({ field }) => field);

describe('a change of one field', () => {
  it.each(places)('of a %s changes the request, or is reported as not sent: %s', (kind, field) => {
    const value = (rowValues[kind] as Readonly<Record<string, fc.Arbitrary<unknown>>>)[field];
    if (value === undefined) throw new Error(`no values of ${field}`);
    fc.assert(
      fc.property(rowOf(kind), value, (base, changed) => {
        const next = { ...base, [field]: changed };
        fc.pre(!hasSameMeaning(base[field], changed) && !unusedIn(kind, next).includes(field));
        fc.pre(!lostOf(kind, base).includes('regions') || field === 'regions');
        const present = storedFields(kind, base as never);
        const compared = compareFields(kind, present, next as never);
        const isSaid = compared.notSent.some((lost) => lost.field === field);
        const isSent = compared.changes.some((change) => change.field === field);
        // a value that the provider stores as another value is also reported as not sent
        const wasLost =
          lostOf(kind, base).includes(field) && hasSameMeaning(present, storedFields(kind, next as never));
        expect([isSaid || isSent || wasLost, field]).toEqual([true, field]);
        expect(fixed).toEqual(
          expect.arrayContaining(
            compared.notSent.filter(({ reason }) => reason === 'fixed').map((lost) => lost.field),
          ),
        );
        if (isSent) {
          const sent = toWireUpdate(kind, next as never, [field]);
          expect(Object.keys(sent)).not.toEqual([]);
          expect(toWire(kind, next as never)).not.toEqual(
            lostOf(kind, base).includes('regions') ? undefined : toWire(kind, base as never),
          );
        }
      }),
    );
  });
});

describe('an update', () => {
  it.each(providerKinds)(
    'of a %s results in the draft’s values, except those reported as not sent',
    (kind) => {
      const { id, parent } = wireKinds[kind];
      const ids = { [id]: 1, ...(parent !== undefined && { [parent]: 2 }) };
      const rows = rowOf(kind).filter((row) => !lostOf(kind, row).includes('regions'));
      fc.assert(
        fc.property(rows, rows, (base, next) => {
          const item = { ...ids, ...toWire(kind, base as never) };
          const unread = Object.assign(
            {},
            ...wireGroupsOf(kind).map((group) => group.stored?.(base as never)),
          ) as object;
          const present = { ...fromWire(kind, item).fields, ...unread };
          const { changes, notSent: lost } = compareFields(kind, present as never, next as never);
          const changed = changes.map(({ field }) => field);
          const sent = toWireUpdate(kind, next as never, changed);
          const apps = kind === 'unit' ? boundApps(item, sent) : {};
          const after: Readonly<Record<string, unknown>> = {
            ...fromWire(kind, { ...item, ...sent }).fields,
            ...unread,
            ...apps,
          };
          const isSaid = new Set([...lost.map(({ field }) => field), ...unusedIn(kind, next)]);
          for (const field of fieldsOf(kind))
            if (!isSaid.has(field) && !elsewhere.includes(field) && !isUnread(kind, { after, next, field }))
              expect({ [field]: hasSameMeaning(withApps(after)[field], withApps(next)[field]) }).toEqual({
                [field]: true,
              });
          expect(compareFields(kind, after as never, next as never).changes).toEqual([]);
        }),
      );
    },
  );

  /** Apps of a unit after these requests. */
  function boundApps(...requests: readonly { adgroupAppBinds?: WireApps }[]) {
    // asserted: later requests override earlier ones
    const binds = Object.assign({}, ...requests.map(({ adgroupAppBinds }) => adgroupAppBinds)) as WireApps;
    return toOurApps(
      Object.values(binds)
        .filter((bind) => bind !== null)
        .map((bind) =>
          'channelId' in bind
            ? { platform: bind.platform, channelId: String(bind.channelId) }
            : { platform: bind.platform, appStoreId: String(bind.appStoreId) },
        ),
    );
  }

  /** Whether the provider does not return a field that is empty in the draft. */
  function isUnread(
    kind: ProviderKind,
    { after, next, field }: { after: object; next: Record<string, unknown>; field: string },
  ) {
    const empty: Readonly<Record<string, unknown>> = emptyFields[kind];
    return !(field in after) && hasSameMeaning(next[field], empty[field]);
  }

  /** Normalizes the URL of an iOS app, because all URLs of an app mean the same. */
  function withApps(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return { ...fields, iosUrl: /\d+$/.exec(String(fields.iosUrl))?.[0] ?? fields.iosUrl };
  }
});
