import { describe, expect, it } from 'vitest';
import type { ColumnState } from '../../core/columns/column-state';
import { columnsOf } from '../../core/columns/columns';
import { columnCommands } from './commands';

/** date and name pinned left (name locked), cost and click free, state pinned right. */
const givenColumns = columnsOf(
  [
    { dataKey: 'date', fixed: 'left', isSort: true },
    { dataKey: 'name', fixed: 'left' },
    { dataKey: 'cost' },
    { dataKey: 'click' },
    { dataKey: 'state', fixed: 'right' },
  ],
  'en',
  ['name'],
);

function commandsOf(id: string, columnState: ColumnState = {}, isNarrow = false) {
  const [column] = givenColumns.filter((each) => each.id === id);
  if (!column) throw new Error(`no column ${id}`);
  return columnCommands(column, { givenColumns, columnState, isNarrow });
}

describe('columnCommands', () => {
  it.each([
    ['date', true, ['right', 'none'], false, true, true],
    ['name', false, [], true, false, false],
    ['cost', false, ['left', 'right'], true, true, true],
    ['state', false, ['left', 'none'], true, false, true],
  ])('offers %s the applicable commands', (id, canSort, pins, canMoveLeft, canMoveRight, canHide) => {
    expect(commandsOf(id)).toEqual({
      canSort,
      pins,
      canMoveLeft,
      canMoveRight,
      canHide,
      hasOwnWidth: false,
      canReset: false,
    });
  });

  it('depends on the visible columns and their current pins', () => {
    const state: ColumnState = {
      columnVisibility: { date: false, state: false },
      columnPinning: { start: [], end: ['click'] },
      columnOrder: ['click', 'cost'],
    };
    expect(commandsOf('click', state)).toMatchObject({
      pins: ['left', 'none'],
      canMoveLeft: true,
      canMoveRight: false,
    });
    expect(commandsOf('name', state)).toMatchObject({ canMoveLeft: false, canMoveRight: false });
  });

  it('does not hide the last visible column', () => {
    const columnVisibility = { date: false, name: false, click: false, state: false };
    expect(commandsOf('cost', { columnVisibility }).canHide).toBe(true);
    const unlocked = givenColumns.map((column) => ({ ...column, isLocked: false }));
    const [, , cost] = unlocked;
    expect(
      cost &&
        columnCommands(cost, { givenColumns: unlocked, columnState: { columnVisibility }, isNarrow: false })
          .canHide,
    ).toBe(false);
  });

  it('neither moves nor pins in the narrow layout', () => {
    expect(commandsOf('cost', {}, true)).toMatchObject({
      pins: [],
      canMoveLeft: false,
      canMoveRight: false,
      canHide: true,
    });
  });

  it.each<[ColumnState, boolean]>([
    [{}, false],
    [{ columnSizing: {}, columnVisibility: { cost: true }, columnPinning: { start: [], end: [] } }, false],
    [{ columnSizing: { cost: 90 } }, true],
    [{ columnOrder: ['cost'] }, true],
    [{ columnVisibility: { cost: false } }, true],
    [{ columnPinning: { start: [], end: [], none: ['date'] } }, true],
  ])('resets a state of %o: %s', (state, canReset) => {
    expect(commandsOf('cost', state).canReset).toBe(canReset);
  });

  it('identifies a column of a comparison by its field', () => {
    const [cost] = givenColumns.filter(({ id }) => id === 'cost');
    const change =
      cost && ({ ...cost, id: 'cost:change', part: 'change', group: 'cost', hasOwnWidth: true } as const);
    expect(
      change && columnCommands(change, { givenColumns, columnState: {}, isNarrow: false }),
    ).toMatchObject({
      pins: ['left', 'right'],
      canHide: true,
      hasOwnWidth: true,
    });
  });
});
