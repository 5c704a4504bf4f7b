import { describe, expect, it } from 'vitest';
import { findRegion, regionTree } from './region-nodes';
import { matchesRegion, visibleRegions } from './visible-regions';

const shown = (query: string, toggled: string[] = []) =>
  visibleRegions(regionTree('china'), { query, toggledIds: new Set(toggled) }).map(
    ({ node, level, isExpanded }) => `${'  '.repeat(level - 1)}${isExpanded ? '- ' : ''}${node.name.en}`,
  );

describe('search', () => {
  it.each([
    ['3205', '苏州', true],
    ['3205', '苏州市', true],
    ['3205', '蘇州', true],
    ['3205', 'su', true],
    ['3205', 'zhou', false],
    ['6101', 'xian', true],
    ['6101', "Xi'an", true],
    ['15', 'mongolia', true],
    ['15', 'inner mong', true],
    ['15', 'neimeng', true],
    ['61', 'shanxi', true],
    ['71', '台灣', true],
    ['32', ' ', true],
  ])('region %s, query %s: %s', (id, query, isMatch) => {
    const node = findRegion(id);
    expect(node && matchesRegion(node, query)).toBe(isMatch);
  });
});

describe('visible regions', () => {
  it('shows areas, and what the user expands', () => {
    expect(shown('')).toHaveLength(8);
    expect(shown('', ['south-china', '46'])).toContain('    Haikou');
    expect(shown('', ['46'])).toHaveLength(8);
  });

  it('expands the parents of a match', () => {
    expect(shown('苏州')).toEqual(['- East China', '  - Jiangsu', '    Suzhou']);
    expect(shown('江苏')).toEqual(['- East China', '  Jiangsu']);
    expect(shown('nowhere')).toEqual([]);
  });

  it('lets the user collapse a match, and expand one to all its cities', () => {
    expect(shown('苏州', ['32'])).toEqual(['- East China', '  Jiangsu']);
    expect(shown('江苏', ['32'])).toHaveLength(2 + 13);
  });

  it('counts the nodes of a parent', () => {
    const rows = visibleRegions(regionTree('china'), { query: 'fuzhou', toggledIds: new Set() });
    expect(rows.map(({ position, setSize }) => `${position}/${setSize}`)).toEqual([
      '1/1',
      '1/2',
      '1/1',
      '2/2',
      '1/1',
    ]);
  });
});
