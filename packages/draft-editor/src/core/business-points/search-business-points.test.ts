import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedBusinesses } from '../../testing/generated-businesses';
import { businessTree, type PackedBusinesses } from './business-tree';
import { foldName } from './fold-name';
import { searchBusinessPoints } from './search-business-points';

const rows: [id: string, name: string, parent: number, isLeaf: boolean, initials: string][] = [
  ['301', '旅游出行', -1, false, 'lycx'],
  ['30102', '主题旅游', 0, false, 'ztly'],
  ['3010201', '旅游', 1, true, 'ly'],
  ['3010203', '滑雪旅游', 1, true, 'hxly'],
  ['302', 'K12 教育', -1, true, 'k12jy'],
  ['303', 'ＭＧ动画（㎡）', -1, true, 'mgdhm2'],
  ['304', '𠮷野家', -1, true, 'yj'],
  ['305', '旅游车', -1, true, 'lyc'],
];
const points: PackedBusinesses = {
  ids: rows.map(([id]) => id),
  names: rows.map(([, name]) => name),
  parents: rows.map(([, , parent]) => parent),
  leaves: rows.map(([, , , isLeaf]) => isLeaf),
  initials: rows.map(([, , , , initials]) => initials),
};
const tree = businessTree(points);
/** Names of the matches, with the marked part in brackets. */
const search = (query: string, limit = 100) =>
  searchBusinessPoints(tree, query, limit).matches.map(({ node: { name }, range }) =>
    range === null
      ? name
      : `${name.slice(0, range.start)}[${name.slice(range.start, range.end)}]${name.slice(range.end)}`,
  );

describe('searchBusinessPoints', () => {
  it.each([
    [
      'exact, prefix, then other parts; leaves before groups',
      '旅游',
      ['[旅游]', '[旅游]车', '[旅游]出行', '滑雪[旅游]', '主题[旅游]'],
    ],
    [
      'initials: exact, prefix, then other parts',
      'ly',
      ['[旅游]', '[旅游]车', '[旅游]出行', '滑雪[旅游]', '主题[旅游]'],
    ],
    ['part of initials', 'xly', ['滑[雪旅游]']],
    ['an id', '3010203', ['滑雪旅游']],
    ['the start of an id', '3010', ['旅游', '滑雪旅游', '主题旅游']],
    ['not the middle of an id', '0102', []],
    ['case, width and spaces', ' ｋ１２教 ', ['[K12 教]育']],
    ['initials of Latin text', 'MGD', ['[ＭＧ动]画（㎡）']],
    ['a character that becomes two', 'm2', ['ＭＧ动画（[㎡]）']],
    ['no mark where it is unclear which characters the initials are of', 'yj', ['𠮷野家']],
    ['nothing for spaces', ' 　', []],
    ['nothing', '飞机', []],
  ])('%s', (_what, query, expected) => {
    expect(search(query)).toEqual(expected);
  });

  it('limits matches, but counts all', () => {
    expect(searchBusinessPoints(tree, '旅游', 2)).toMatchObject({ total: 5, matches: { length: 2 } });
  });

  it('finds every node by any part of its name, its initials and its id', () => {
    const large = businessTree(generatedBusinesses());
    const someNode = fc.nat({ max: large.nodes.length - 1 }).map((index) => large.nodes[index]);
    fc.assert(
      fc.property(someNode, fc.nat(), fc.nat(), (node, from, length) => {
        if (!node) throw new Error('no node');
        const start = from % node.name.length;
        const part = node.name.slice(start, start + 1 + (length % node.name.length));
        for (const query of [part, node.initials, node.id]) {
          const { matches, total } = searchBusinessPoints(large, query, Infinity);
          expect(matches).toHaveLength(total);
          expect(matches.find((match) => match.node === node)).toBeDefined();
          for (const {
            node: { name },
            range,
          } of matches) {
            if (query === part && range)
              expect(foldName(name.slice(range.start, range.end))).toBe(foldName(part));
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
