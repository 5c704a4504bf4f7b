import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { generatedBusinesses } from '../../testing/generated-businesses';
import { businessPath, businessTree, type PackedBusinesses } from './business-tree';

/** Builds a tree from the parents of its nodes; nodes are named by their index. */
const packed = (parents: readonly number[]): PackedBusinesses => ({
  ids: parents.map((_, index) => `b${String(index)}`),
  names: parents.map((_, index) => `name ${String(index)}`),
  parents,
  leaves: parents.map((_, index) => !parents.includes(index)),
  initials: parents.map(() => 'n'),
});
const pathOf = (parents: readonly number[], id: string) => {
  const node = businessTree(packed(parents)).byId.get(id);
  return node && businessPath(node).map((one) => one.id);
};

it('has the path of a node, even if parents come later', () => {
  expect(pathOf([1, 2, -1, 2], 'b0')).toEqual(['b2', 'b1', 'b0']);
  expect(pathOf([-1], 'b9')).toBeUndefined();
});

it('keeps the order of siblings, and knows levels and leaves', () => {
  const { roots, byId } = businessTree(packed([2, 2, -1, -1, 0]));
  expect(roots.map(({ id }) => id)).toEqual(['b2', 'b3']);
  expect(roots[0]?.children.map(({ id }) => id)).toEqual(['b0', 'b1']);
  expect(byId.get('b4')).toMatchObject({ level: 3, isLeaf: true, name: 'name 4' });
  expect(byId.get('b0')).toMatchObject({ level: 2, isLeaf: false });
});

it.each([
  ['a cycle', [1, 2, 0]],
  ['its own parent', [0]],
  ['a parent that is missing', [7]],
])('makes a root of a node with %s', (_what, parents) => {
  const { roots, nodes } = businessTree(packed(parents));
  expect(roots).toHaveLength(1);
  expect(nodes.every(({ level }) => level > 0)).toBe(true);
});

it('contains every node once, whatever the parents', () => {
  const anyParents = fc.array(fc.integer({ min: -1, max: 30 }), { maxLength: 30 });
  fc.assert(
    fc.property(anyParents, (parents) => {
      const { roots, nodes } = businessTree(packed(parents));
      const below = (list: typeof roots): string[] =>
        list.flatMap(({ id, children }) => [id, ...below(children)]);
      expect(below(roots).toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
      for (const node of nodes) expect(businessPath(node)).toHaveLength(node.level);
    }),
  );
});

it('builds a tree of the size of a provider', () => {
  const { nodes, roots, byId } = businessTree(generatedBusinesses());
  expect([nodes.length, roots.length, byId.size]).toEqual([10_800, 30, 10_800]);
  expect(Math.max(...nodes.map(({ level }) => level))).toBe(5);
  expect(nodes.every(({ isLeaf, children }) => isLeaf === (children.length === 0))).toBe(true);
});
