import { maxBusinessPoints } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { csv } from '../../testing/report-files/csv';
import { readBusinessPoints } from './read-business-points';

const header = ['businessPointId', 'businessPointName', 'parentId', 'level', 'leaf'];
const file = (...rows: (string | number)[][]) => csv([header, ...rows]);
const problemsOf = (text: string) =>
  readBusinessPoints(text).problems.map(({ line, text: what }) => `${line} ${what}`);

it('parses businesses in order, whatever the order of columns and lines', () => {
  const text =
    '\uFEFFleaf,level,extra,parentId,businessPointId,businessPointName\r\n' +
    'True,2,x,2001,200101," 牙科, 种植 "\r\n\r\nFALSE,1,,,2001,医疗\r\n';
  expect(readBusinessPoints(text)).toEqual({
    points: [
      { id: '200101', parentId: '2001', name: '牙科, 种植', isLeaf: true },
      { id: '2001', parentId: null, name: '医疗', isLeaf: false },
    ],
    problems: [],
  });
});

const root = ['1', '旅游', '', 1, 'False'];
const leaf = ['2', '滑雪', '1', 2, 'True'];

describe('invalid lines', () => {
  it.each<[string, (string | number)[][], string[]]>([
    ['an id twice', [root, leaf, leaf], ['4 The businessPointId 2 is already in line 3.']],
    [
      'a parent that is missing',
      [root, ['2', '滑雪', '9', 2, 'True']],
      ['3 The parent 9 isn’t in the file.'],
    ],
    [
      'a cycle',
      [
        ['1', 'a', '2', 2, 'False'],
        ['2', 'b', '1', 2, 'False'],
      ],
      ['2 The business has', '3 The business has'],
    ],
    [
      'its own parent',
      [['1', 'a', '1', 1, 'False']],
      ['2 The business has more than 9 levels above it, or is its own ancestor.'],
    ],
    [
      'another level',
      [root, ['2', '滑雪', '1', 3, 'True']],
      ['3 The level is 3, but its parents make it 2.'],
    ],
    ['a parent that is a leaf', [['1', 'a', '', 1, 'True'], leaf], ['3 The parent 1 in line 2 is a leaf.']],
    ['no name', [['1', ' ', '', 1, 'True']], ['2 The businessPointName is empty.']],
    ['a long name', [['1', '长'.repeat(101), '', 1, 'True']], ['2 The businessPointName is longer than 100']],
    [
      'a line break, and a level after it',
      [
        ['1', 'a\nb', '', 1, 'True'],
        ['2', 'c', '', 'x', 'True'],
      ],
      ['2 The businessPointName contains a line break', '4 The level is “x”.'],
    ],
    [
      'an id of a spreadsheet',
      [['2.02706E+14', 'a', '', 1, 'True']],
      ['2 The businessPointId is “2.02706E+14”.'],
    ],
    ['no id', [['', 'a', '', 1, 'True']], ['2 The businessPointId is “”.']],
    ['a parent that is no id', [['1', 'a', '?', 1, 'True']], ['2 The parentId is “?”.']],
    ['a flag that is none', [['1', 'a', '', 1, 'yes']], ['2 The leaf is “yes”. Use True or False.']],
    ['a cell too much', [['1', 'a', '', 1, 'True', 'x']], ['2 The line has 6 cells, but the header has 5.']],
  ])('%s', (_what, rows, expected) => {
    expect(problemsOf(file(...rows))).toEqual(
      expected.map((start) => expect.stringContaining(start) as string),
    );
  });

  it('more levels than the maximum', () => {
    const chain = Array.from({ length: 11 }, (_, index) => [
      index + 1,
      'a',
      index === 0 ? '' : index,
      index + 1,
      'False',
    ]);
    expect(problemsOf(file(...chain))).toEqual([
      expect.stringContaining('12 The business has more than 9 levels above it'),
    ]);
  });
});

describe('invalid files', () => {
  it.each([
    ['empty', '', '1 The header has no column businessPointId,'],
    [
      'without a column',
      'businessPointId,businessPointName,level,leaf\n1,a,1,True\n',
      '1 The header has no column parentId.',
    ],
    ['without a business', file(), '1 The file has no businesses. Add them below the header.'],
    [
      'with a quotation mark that never ends',
      `${file(root)}2,"滑雪,1,2,True`,
      '3 A quotation mark is missing.',
    ],
  ])('%s', (_what, text, expected) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(expected)]);
  });

  it('with more businesses than the maximum', () => {
    const rows = Array.from({ length: maxBusinessPoints + 1 }, (_, index) => [index, 'a', '', 1, 'True']);
    expect(problemsOf(file(...rows))).toEqual([
      expect.stringContaining('50002 The file has more than 50,000'),
    ]);
  });
});
