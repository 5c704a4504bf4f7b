import { describe, expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { createDraftBuilder, type PackedRows } from './draft-builder';
import { toRows } from './draft-rows';
import { exampleDraft } from './example-draft';
import { rowKinds, type RowKind } from './rows';

/** The rows of a kind in parts of at most `size` rows. */
function partsOf(kind: RowKind, size: number): PackedRows[] {
  const rows = toRows(exampleDraft()).rows[kind];
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
});
