import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyColumnState, arrangeColumns, moveColumn, type ColumnState } from './column-state';
import { columnsOf, type ReportColumn } from './columns';

const ids = 'abcdefgh'.split('');
const given = columnsOf(
  ids.map((dataKey) => ({
    dataKey,
    ...('ab'.includes(dataKey) && { fixed: 'left' as const }),
    ...('gh'.includes(dataKey) && { fixed: 'right' as const }),
  })),
  'en',
);
const hiding = (hidden: readonly string[]) => ({
  columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
});
/** `ab|cdef|gh`: the visible ids of each pin. */
const shown = (state: ColumnState, columns: readonly ReportColumn[] = given) =>
  ['left', null, 'right']
    .map((side) => applyColumnState(columns, state).filter(({ pinned }) => pinned === side))
    .map((group) => group.map(({ id }) => id).join(''))
    .join('|');

const moveShownColumn = (
  columns: readonly ReportColumn[],
  state: ColumnState,
  move: { id: string; before: string | null },
) => moveColumn(columns, state, { ...move, isAmongShown: true });

describe('moveColumn among visible columns', () => {
  it.each([
    ['within the free ones', 'd', 'c', [], 'ab|dcef|gh'],
    ['to the end of all', 'c', null, [], 'ab|def|ghc'],
    ['among those pinned left', 'c', 'b', [], 'acb|def|gh'],
    ['out of those pinned left', 'a', 'd', [], 'b|cadef|gh'],
    ['to the border of a pin, from within it', 'a', 'c', [], 'ba|cdef|gh'],
    ['to the border of a pin, from without', 'e', 'c', [], 'ab|ecdf|gh'],
    ['to the end, past hidden ones pinned right', 'c', null, ['g', 'h'], 'ab|defc|'],
    ['to the end, past hidden ones, from another pin', 'a', null, ['g', 'h'], 'b|cdefa|'],
    ['before those pinned right, the first of which is hidden', 'c', 'h', ['g'], 'ab|defc|h'],
    ['to the front, past hidden ones pinned left', 'd', 'c', ['a', 'b'], '|dcef|gh'],
    ['before itself', 'd', 'd', [], 'ab|cdef|gh'],
    ['before an unknown one', 'd', 'z', [], 'ab|cdef|gh'],
    ['before a hidden one', 'd', 'c', ['c'], 'ab|def|gh'],
  ])('moves %s', (_, id, before, hidden, expected) => {
    expect(shown(moveShownColumn(given, hiding(hidden), { id, before }))).toBe(expected);
  });

  it.each([
    ['left', 'a', null, 'ba|cdef|gh'],
    ['right', 'h', 'c', 'ab|cdef|hg'],
  ])('stops a locked column at the border of the %s', (_, id, before, expected) => {
    const locked = given.map((column) => ({ ...column, isLocked: column.id === id }));
    expect(shown(moveShownColumn(locked, {}, { id, before }), locked)).toBe(expected);
  });

  const id = fc.constantFrom(...ids);
  const state: fc.Arbitrary<ColumnState> = fc.record({
    columnOrder: fc.uniqueArray(id),
    columnVisibility: fc.uniqueArray(id, { maxLength: 7 }).map((all) => hiding(all).columnVisibility),
    columnPinning: fc
      .tuple(fc.shuffledSubarray(ids), fc.nat(8), fc.nat(8))
      .map(([all, a, b]) => ({ start: all.slice(0, a), end: all.slice(a, a + b), none: all.slice(a + b) })),
  });

  it('puts a column exactly where it was dropped, whatever is hidden in between', () => {
    fc.assert(
      fc.property(state, fc.nat(7), fc.nat(8), (before, from, to) => {
        const visible = applyColumnState(given, before).map((column) => column.id);
        const moved = visible[from % visible.length] ?? '';
        const others = visible.filter((each) => each !== moved);
        const at = to % (others.length + 1);
        const after = moveShownColumn(given, before, { id: moved, before: others[at] ?? null });
        expect(applyColumnState(given, after).map((column) => column.id)).toEqual(
          others.toSpliced(at, 0, moved),
        );
      }),
    );
  });

  it('gives a column only its own pin or that of a visible neighbour', () => {
    fc.assert(
      fc.property(state, fc.nat(7), fc.option(id), (before, from, target) => {
        const visible = applyColumnState(given, before);
        const moved = visible[from % visible.length];
        const after = moveShownColumn(given, before, { id: moved?.id ?? '', before: target });
        const next = applyColumnState(given, after);
        const at = next.findIndex((column) => column.id === moved?.id);
        const sides = [moved, next[at - 1], next[at + 1]].map((column) => column?.pinned);
        expect(sides).toContain(next[at]?.pinned);
      }),
    );
  });

  it('neither hides nor shows columns', () => {
    fc.assert(
      fc.property(state, id, fc.option(id), (before, moved, target) => {
        const after = moveShownColumn(given, before, { id: moved, before: target });
        const hidden = (of: ColumnState) =>
          arrangeColumns(given, of)
            .filter(({ isHidden }) => isHidden)
            .map((column) => column.id)
            .sort();
        expect(hidden(after)).toEqual(hidden(before));
      }),
    );
  });
});
