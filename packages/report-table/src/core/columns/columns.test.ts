import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';

const cost = {
  titleName: 'Cost',
  dataKey: 'cost',
  valueType: 'Double',
  domType: 'text',
  unit: 't2',
  width: 80,
};
const name = { titleName: 'Campaign', dataKey: 'campaignName', valueType: 'String', domType: 'text' };
const columnOf = (info: Parameters<typeof columnsOf>[0][number]) => columnsOf([info], 'en')[0];

describe('columnsOf', () => {
  it.each([
    [cost, true],
    [{ ...cost, valueType: 'Money' }, true],
    [{ ...cost, unit: '' }, true],
    [{ ...cost, unit: null, valueType: 'LONG' }, true],
    [{ ...cost, domType: 'render' }, false],
    [{ ...cost, domType: 'img' }, false],
    [{ ...name, valueType: 'Blob' }, false],
    [{ dataKey: 'x' }, false],
  ])('treats columns as numbers by value type or unit, and all others as text: %o', (info, isNumeric) => {
    expect(columnOf(info)?.isNumeric).toBe(isNumeric);
  });

  it('creates separate columns for a repeated key, which read the same field', () => {
    const columns = columnsOf([cost, cost, { ...cost, titleName: 'Again' }], 'en');
    expect(columns.map(({ id }) => id)).toEqual(['cost', 'cost~2', 'cost~3']);
    expect(columns.map(({ read }) => read({ cost: 7 }))).toEqual([7, 7, 7]);
  });

  it.each([undefined, null, ''])(
    'shows the key if the title is %o, and text if the kind is unknown',
    (titleName) => {
      const column = columnOf({
        dataKey: 'x',
        domType: 'canvas',
        ...(titleName !== undefined && { titleName }),
      });
      expect(column).toMatchObject({ title: 'x', dom: 'text', width: 39, pinned: null, isSortable: false });
    },
  );

  it.each([
    [{ width: 200 }, 200],
    [{ width: 200, minWidth: 240 }, 240],
    [{ minWidth: 240 }, 240],
    [{ width: 0 }, 102],
    [{ width: -5 }, 102],
    [{ width: NaN }, 102],
    [{ minWidth: NaN }, 102],
  ])('has the width that the server sends, but at least the minimum, or none: %o', (given, width) => {
    expect(columnOf({ ...name, ...given })?.width).toBe(width);
  });

  it('estimates a width from title and unit if the server sends none', () => {
    expect(columnOf({ ...name, unitDesc: '(s)' })?.width).toBe(102 + 27);
  });

  it.each([
    ['left', 'left'],
    [true, 'left'],
    ['right', 'right'],
    [false, null],
    [undefined, null],
  ] as const)('pins a column with fixed %o: %o', (fixed, pinned) => {
    expect(columnOf({ ...name, ...(fixed !== undefined && { fixed }) })?.pinned).toBe(pinned);
  });

  it('locks the columns of the named fields', () => {
    expect(columnsOf([name, cost, cost], 'en', ['cost']).map(({ isLocked }) => isLocked)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('accepts 200 columns', () => {
    const infos = Array.from({ length: 200 }, (_, index) => ({ ...cost, dataKey: `k${index}` }));
    expect(new Set(columnsOf(infos, 'en').map(({ id }) => id)).size).toBe(200);
  });
});
