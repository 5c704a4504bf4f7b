import { describe, expect, it } from 'vitest';
import type { Region } from '../model/rows';
import { toggleRegion } from './change-regions';
import { chosenRows } from './chosen-rows';
import { choiceOf } from './region-choice';
import { findRegion, regionTree } from './region-nodes';

const values = (...pairs: [number, number][]): Region[] =>
  pairs.map(([regionId, factor]) => ({ regionId, factor }));
/** Rows in short form: `  Nanjing 1.1`, `Jiangsu (9) 1`. */
const rowsOf = (value: readonly Region[], ownIds: string[] = []) =>
  chosenRows(choiceOf(value), regionTree('china'), new Set(ownIds)).map(
    ({ node, depth, factor, cityCount }) =>
      `${'  '.repeat(depth)}${node.name.en}${cityCount === null ? '' : ` (${cityCount})`} ${factor}`,
  );
const southChina = findRegion('south-china');
const wholeSouth = southChina ? toggleRegion([], southChina) : [];

describe('selected rows', () => {
  it.each<[string, Region[], string[], string[]]>([
    ['a province', values([31, 1.3]), [], ['Shanghai 1.3']],
    ['cities that share a factor', values([3201, 1], [3202, 1]), [], ['Jiangsu (2) 1']],
    [
      'a city with another factor',
      values([3201, 1.1], [3202, 1], [3203, 1]),
      [],
      ['Jiangsu (3) 1', '  Nanjing 1.1'],
    ],
    ['a city that is to get its own', values([33, 1]), ['3301'], ['Zhejiang 1', '  Hangzhou 1']],
    ['a single city', values([3205, 1.2]), [], ['Suzhou 1.2']],
    ['a whole area', wholeSouth, [], ['South China 1']],
    [
      'a city with another factor in a whole area',
      [...wholeSouth, ...values([4403, 2])],
      [],
      ['South China 1', '  Shenzhen 2'],
    ],
    [
      'two cities, one of them with its own factor',
      values([3201, 1.1], [3202, 1]),
      ['3201'],
      ['Jiangsu (2) 1', '  Nanjing 1.1'],
    ],
    ['nothing', [], [], []],
  ])('has rows for %s', (_name, value, ownIds, rows) => {
    expect(rowsOf(value, ownIds)).toEqual(rows);
  });

  it('has the factor that a row would have without a separate one', () => {
    const rows = chosenRows(choiceOf(values([32, 1.2], [3201, 2])), regionTree('china'), new Set());
    expect(rows.map(({ parentFactor }) => parentFactor)).toEqual([null, 1.2]);
  });
});
