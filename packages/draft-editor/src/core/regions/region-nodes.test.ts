import { describe, expect, it } from 'vitest';
import { findRegion, regionLeaves, regionTree, type RegionNode } from './region-nodes';

const all = (nodes: readonly RegionNode[]): RegionNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);
const china = all(regionTree('china'));

describe('regions', () => {
  it('has 34 provinces and 337 cities in 8 areas', () => {
    const count = (level: string) => china.filter((node) => node.level === level).length;
    expect([count('area'), count('province'), count('city')]).toEqual([8, 34, 337]);
    expect(regionTree('overseas')).toHaveLength(7);
  });

  it('has unique ids, and cities begin with the code of their province', () => {
    const nodes = [...china, ...regionTree('overseas')];
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const { level, id, parentId } of china) if (level === 'city') expect(id.slice(0, 2)).toBe(parentId);
  });

  it('has names in every language', () => {
    for (const { name } of [...china, ...regionTree('overseas')]) {
      expect(name.cn).toMatch(/^\p{Script=Han}+$/u);
      expect(name.tw).toMatch(/^\p{Script=Han}+$/u);
      expect(name.en).toMatch(/^[A-Z][A-Za-z', ]+$/);
    }
  });

  it('has names that differ within a parent', () => {
    for (const { children } of china)
      for (const language of ['cn', 'en', 'tw'] as const)
        expect(new Set(children.map(({ name }) => name[language])).size).toBe(children.length);
  });

  it.each([
    [32, 'Jiangsu', '江蘇', 13],
    [33, 'Zhejiang', '浙江', 11],
    [34, 'Anhui', '安徽', 16],
    [61, 'Shaanxi', '陝西', 10],
    [31, 'Shanghai', '上海', 0],
    [71, 'Taiwan', '台灣', 0],
  ])('%i is %s', (id, en, tw, cities) => {
    const node = findRegion(String(id));
    expect([node?.name.en, node?.name.tw, node?.children.length]).toEqual([en, tw, cities]);
  });

  it('has itself as leaf of a node without children', () => {
    const shanghai = findRegion('31');
    expect(shanghai && regionLeaves(shanghai)).toEqual([shanghai]);
  });
});
