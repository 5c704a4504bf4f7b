import { describe, expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { draftCommandSchema, type DraftCommand } from '../commands/command';
import { findRow } from './draft';
import { createDraftBuilder } from './draft-builder';
import { exampleDraft } from './example-draft';
import { emptyFields, rootId, rowKinds, rowSchemas, type Row, type RowKind } from './rows';

/** Fields that rows have since a later version. */
const later = {
  campaign: ['phraseNegatives', 'exactNegatives', 'isPaused'],
  unit: ['isPaused'],
  keyword: ['isPaused'],
  creative: ['isPaused'],
  picture: [],
} as const satisfies Record<RowKind, readonly string[]>;
const parents = {
  campaign: rootId,
  unit: 'campaign-1',
  keyword: 'unit-1',
  creative: 'unit-1',
  picture: 'unit-1',
};

const names: Partial<Record<string, string>> = { imageId: 'image', theme: 'Snow' };
/** A row as an earlier version has stored it. */
function earlierRow(kind: RowKind): Row {
  const known = Object.entries({ ...emptyFields[kind], ...(kind === 'picture' && names), id: 'old' });
  const fields: readonly string[] = later[kind];
  return Object.fromEntries(known.filter(([field]) => !fields.includes(field))) as unknown as Row;
}

describe.each(rowKinds)('a row of the kind %s from an earlier version', (kind) => {
  const row = earlierRow(kind);
  const complete = { ...emptyFields[kind], ...row };

  it('has empty values of later fields, whether it is read, sent or stored', () => {
    expect(rowSchemas[kind].parse(row)).toEqual(complete);
    const placements = [{ parentId: parents[kind], rows: [row] }];
    const stored = { type: 'add', kind, placements } as unknown as DraftCommand;
    const draft = exampleDraft();
    for (const command of [stored, draftCommandSchema.parse(stored)])
      expect(findRow<RowKind>(applyCommand(draft, command).draft, kind, 'old')).toEqual(complete);
  });

  it('is complete in a draft that is built from it', () => {
    const builder = createDraftBuilder('Old');
    builder.addRow('campaign', rootId, { ...emptyFields.campaign, id: 'campaign-1' });
    if (kind !== 'unit' && kind !== 'campaign')
      builder.addRow('unit', 'campaign-1', { ...emptyFields.unit, id: 'unit-1' });
    const { id, ...fields } = row;
    builder.addRows({
      kind,
      fields: Object.keys(fields),
      rows: [[id, parents[kind], ...Object.values(fields)]],
    });
    expect(findRow<RowKind>(builder.build(), kind, 'old')).toEqual(complete);
  });
});

it('leaves the status unchanged in an update that lacks it', () => {
  const update = (changes: object): DraftCommand =>
    draftCommandSchema.parse({ type: 'update', kind: 'keyword', edits: [{ id: 'keyword-1', changes }] });
  const paused = applyCommand(exampleDraft(), update({ isPaused: true })).draft;
  const next = applyCommand(paused, update({ bid: 2 })).draft;
  expect(findRow(next, 'keyword', 'keyword-1')).toMatchObject({ isPaused: true, bid: 2 });
});
