import { expect, it } from 'vitest';
import { applyCommand, childrenOf, emptyFields, fromRows, rootId } from '../../core';
import { moveUnit, unitPlace, unitPosition } from './unit-move';

const unit = (id: string, parentId: string) => ({ ...emptyFields.unit, id, parentId });
const campaign = (id: string) => ({ ...emptyFields.campaign, id, parentId: rootId });
const draft = fromRows({
  name: '',
  rows: {
    campaign: [campaign('A'), campaign('B')],
    unit: [unit('a1', 'A'), unit('a2', 'A'), unit('a3', 'A'), unit('b1', 'B')],
    keyword: [],
    creative: [],
    picture: [],
  },
});

it.each([
  ['a1', 'campaign', 'B', 'a2 a3 | b1 a1'],
  ['a1', 'unit', 'b1', 'a2 a3 | a1 b1'],
  ['a3', 'unit', 'a1', 'a3 a1 a2 | b1'],
  ['a1', 'unit', 'a3', 'a2 a1 a3 | b1'],
  // already there
  ['a1', 'campaign', 'A', null],
  ['a1', 'unit', 'a2', null],
  ['a1', 'unit', 'a1', null],
  // takes no units
  ['a1', 'keyword', 'b1', null],
  ['gone', 'campaign', 'B', null],
] as const)('%s dropped on %s %s', (id, kind, target, expected) => {
  const place = unitPlace(draft, id, { kind, id: target });
  const moved = place && applyCommand(draft, moveUnit(id, place)).draft;
  if (moved) expect(unitPosition(moved, id, null)).toEqual(unitPosition(draft, id, place));
  const order = (of: typeof draft) =>
    ['A', 'B']
      .map((each) =>
        childrenOf(of, 'unit', each)
          .map((row) => row.id)
          .join(' '),
      )
      .join(' | ');
  expect(moved && order(moved)).toBe(expected);
});
