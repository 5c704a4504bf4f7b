import { businessPath, type BusinessTree } from '../business-points/business-tree';
import { foldName } from '../business-points/fold-name';

/** Finds the businesses that a cell names and that can be advertised: by id, name, or path of names (`教育/培训`). */
export type FindBusinesses = (text: string) => readonly string[];

export function businessFinder(tree: BusinessTree): FindBusinesses {
  const ids = new Map<string, string[]>();
  const add = (key: string, id: string) => {
    const own = ids.get(key);
    if (!own) ids.set(key, [id]);
    else if (!own.includes(id)) own.push(id);
  };
  for (const node of tree.nodes) {
    if (!node.isLeaf) continue;
    add(foldName(node.name), node.id);
    add(pathKey(businessPath(node).map(({ name }) => name)), node.id);
  }
  return (text) => {
    const trimmed = text.trim();
    if (tree.byId.get(trimmed)?.isLeaf === true) return [trimmed];
    return ids.get(foldName(trimmed)) ?? ids.get(pathKey(trimmed.split(/[/>＞]/))) ?? [];
  };
}

const pathKey = (names: readonly string[]) => names.map(foldName).join('/');
