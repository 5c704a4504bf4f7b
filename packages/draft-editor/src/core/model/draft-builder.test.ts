import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { Draft } from './draft';
import { createDraftBuilder, type PackedRows } from './draft-builder';
import { toRows } from './draft-rows';
import { exampleDraft } from './example-draft';
import { rowKinds, type RowKind } from './rows';
import { parentOf } from './table';

/** The rows of a kind in parts of at most `size` rows. */
function partsOf(kind: RowKind, size: number, draft = exampleDraft()): PackedRows[] {
  const rows = toRows(draft).rows[kind];
  const [first] = rows;
  if (!first) return [];
  const fields = Object.keys(first).filter((field) => field !== 'id' && field !== 'parentId');
  const packed = rows.map((row) => [
    row.id,
    row.parentId,
    ...fields.map((field) => row[field as keyof typeof row]),
  ]);
  return Array.from({ length: Math.ceil(packed.length / size) }, (_, part) => ({
    kind,
    fields,
    rows: packed.slice(part * size, (part + 1) * size),
  }));
}

function builderWithExample(size: number) {
  const builder = createDraftBuilder(exampleDraft().name);
  for (const part of rowKinds.flatMap((kind) => partsOf(kind, size))) builder.addRows(part);
  return builder;
}

describe('a draft built from parts', () => {
  it.each([1, 2, 1_000])('equals the original draft, with %d rows in a part', (size) => {
    const draft = builderWithExample(size).build();
    expect(draft).toEqual(exampleDraft());
    const { id } = toRows(draft).rows.keyword[0] ?? { id: '' };
    const command = { type: 'remove', kind: 'keyword', ids: [id] } as const;
    expect(applyCommand(draft, command).draft).toEqual(applyCommand(exampleDraft(), command).draft);
  });

  it('has each row once, below its parent', () => {
    const [unit] = partsOf('unit', 1);
    if (!unit) throw new Error('the example has no unit');
    expect(() => createDraftBuilder('empty').addRows(unit)).toThrow('has no parent');
    expect(() => builderWithExample(1_000).addRows(unit)).toThrow('is in use');
  });

  it('has at any time the first rows of the draft, whatever is added later', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 9 }), (seed, size) => {
        const complete = randomDraft(seed);
        const builder = createDraftBuilder(complete.name);
        const built = [builder.build()];
        for (const part of rowKinds.flatMap((kind) => partsOf(kind, size, complete))) {
          builder.addRows(part);
          built.push(builder.build());
        }
        expect(built.at(-1)).toEqual(complete);
        // compared after the last row was added
        for (const [parts, draft] of built.entries()) {
          const kinds = rowKinds.flatMap((kind) => partsOf(kind, size, complete)).slice(0, parts);
          for (const kind of rowKinds) {
            const ids = kinds
              .filter((part) => part.kind === kind)
              .flatMap(({ rows }) => rows.map(([id]) => id));
            const rows = [...draft.tables[kind].groups.values()].flat();
            expect(rows.map(({ id }) => id)).toEqual(ids);
            expect(draft.tables[kind].size).toBe(ids.length);
            for (const { id } of toRows(complete).rows[kind])
              expect(parentOf(draft.tables[kind], id)).toBe(
                ids.includes(id) ? parentOf(complete.tables[kind], id) : undefined,
              );
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

function randomDraft(seed: number): Draft {
  const [random, newId] = [seeded(seed), idSource('r')];
  let draft = exampleDraft();
  for (let step = 0; step < 40; step++)
    draft = applyCommand(draft, randomCommand(draft, random, newId)).draft;
  return draft;
}
