import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../core/columns/columns';
import type { TitleInfo } from '../../core/columns/title-info';
import { columnDefsOf, leavesOf, reportColumnOf, type AnyColumnDef } from './column-defs';

const columnsOfDefs = (defs: readonly AnyColumnDef[]) =>
  leavesOf(defs).map((leaf) => reportColumnOf(leaf, 'en'));
const plain = <Column extends { read: unknown }>(columns: readonly Column[]) =>
  columns.map((column) => ({ ...column, read: null }));

describe('columnDefsOf', () => {
  const titleInfos: TitleInfo[] = [
    { dataKey: 'date', titleName: 'Date', fixed: 'left', isSort: true },
    { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥', width: 150, valueType: 'Double' },
    { dataKey: 'cost', titleName: null, minWidth: 200 },
    { dataKey: '', domType: 'img' },
  ];

  it('contains the whole description', () => {
    const defs = columnDefsOf(titleInfos, ['date']);
    expect(plain(columnsOfDefs(defs))).toEqual(plain(columnsOf(titleInfos, 'en', ['date'])));
  });

  it('reads the field of a row', () => {
    const [, cost] = columnsOfDefs(columnDefsOf(titleInfos));
    expect(cost?.read({ cost: 5 })).toBe(5);
    expect(cost?.read({})).toBeUndefined();
  });

  it('nests adjacent columns of one group', () => {
    const groups = columnsOfDefs(
      columnDefsOf([
        { dataKey: 'date' },
        { dataKey: 'cost', group: 'Spend' },
        { dataKey: 'cpc', group: 'Spend' },
        { dataKey: 'click' },
        { dataKey: 'ctr', group: 'Spend' },
      ]),
    ).map(({ id, parentId, parentTitle }) => [id, parentId, parentTitle]);
    expect(groups).toEqual([
      ['date', null, ''],
      ['cost', '~group1', 'Spend'],
      ['cpc', '~group1', 'Spend'],
      ['click', null, ''],
      ['ctr', '~group4', 'Spend'],
    ]);
  });
});

describe('definitions of a host', () => {
  const row = { name: 'jr pass', cost: { net: '9.5' }, at: null };

  it.each<[string, AnyColumnDef, { id: string; title: string; value: unknown }]>([
    ['a field', { accessorKey: 'name' }, { id: 'name', title: 'name', value: 'jr pass' }],
    ['a path', { accessorKey: 'cost.net', header: 'Net' }, { id: 'cost_net', title: 'Net', value: '9.5' }],
    ['a path into nothing', { accessorKey: 'at.day' }, { id: 'at_day', title: 'at_day', value: undefined }],
    ['a function', { id: 'length', accessorFn: () => 7 }, { id: 'length', title: 'length', value: 7 }],
    [
      'a title of its own',
      { accessorKey: 'name', header: () => null, meta: { titleName: 'Word' } },
      { id: 'name', title: 'Word', value: 'jr pass' },
    ],
    ['no value', { header: 'Actions' }, { id: 'Actions', title: 'Actions', value: undefined }],
  ])('reads %s', (_, def, { value, ...expected }) => {
    const [column] = columnsOfDefs([def]);
    expect(column).toMatchObject(expected);
    expect(column?.read(row)).toBe(value);
  });

  it('formats, measures and locks as in the definition', () => {
    const [column] = columnsOfDefs([
      { accessorKey: 'cost', size: 222, enableHiding: false, meta: { unit: 't2', fixed: 'right' } },
    ]);
    expect(column).toMatchObject({
      width: 222,
      isNumeric: true,
      unit: 't2',
      isLocked: true,
      pinned: 'right',
    });
  });

  it('sorts columns with a value, unless they forbid it', () => {
    const columns = columnsOfDefs([
      { accessorKey: 'name' },
      { accessorKey: 'cost', enableSorting: false },
      { id: 'actions' },
    ]);
    expect(columns.map(({ isSortable }) => isSortable)).toEqual([true, false, false]);
  });
});
