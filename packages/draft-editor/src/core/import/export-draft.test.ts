import { expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, rowKinds, type RowKind } from '../model/rows';
import { draftWorkbook } from './export-draft';

const { draft } = applyCommand(exampleDraft(), {
  type: 'add',
  kind: 'unit',
  placements: [{ parentId: 'campaign-1', rows: [{ ...emptyFields.unit, id: 'unit-2', adgroupName: 'b' }] }],
});

const exported = (kind: RowKind, ...ids: string[]) =>
  draftWorkbook(draft, { language: 'en', draftId: 'draft-1', rows: { kind, ids: new Set(ids) } }).sheets.map(
    ({ name, columns, rows }) => {
      const idAt = columns.findIndex(({ head }) => head === 'Row ID');
      return [name, ...rows.map(({ cells }) => cells[idAt])];
    },
  );

it('exports chosen rows with everything in them, and no other row', () => {
  const inUnit = [
    ['Keywords', 'keyword-1'],
    ['Creatives', 'creative-1'],
    ['Pictures', 'picture-1'],
  ];
  expect(exported('keyword', 'keyword-1')).toEqual([['Keywords', 'keyword-1']]);
  expect(exported('unit', 'unit-2')).toEqual([['Units', 'unit-2']]);
  expect(exported('unit', 'unit-1')).toEqual([['Units', 'unit-1'], ...inUnit]);
  const whole = [['Campaigns', 'campaign-1'], ['Units', 'unit-1', 'unit-2'], ...inUnit];
  expect(exported('campaign', 'campaign-1')).toEqual(whole);
});

it('has the ids of the account beside those of the draft, and hides the exported values', () => {
  const providerIdOf = (kind: RowKind, id: string) => (kind === 'unit' ? undefined : `5 ${id}`);
  const { sheets } = draftWorkbook(draft, { language: 'en', draftId: 'draft-1', providerIdOf });
  expect(sheets).toHaveLength(rowKinds.length);
  for (const { columns, rows } of sheets) {
    expect(columns.slice(-4).map(({ head }) => head)).toEqual([
      'Remove',
      'Row ID',
      'ID in the account',
      'Exported values',
    ]);
    expect(columns.filter(({ isHidden }) => isHidden).map(({ head }) => head)).toEqual(['Exported values']);
    for (const { cells } of rows) {
      const [id = '', inAccount] = cells.slice(-3);
      expect(inAccount).toBe(id.startsWith('unit') ? '' : `5 ${id}`);
    }
  }
});
