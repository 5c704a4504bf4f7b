import type { PackedBusinesses } from '../core';

type Word = readonly [name: string, initials: string];

const groups: readonly Word[] = [
  ...([
    ['旅游', 'ly'],
    ['教育', 'jy'],
    ['家居', 'jj'],
    ['汽车', 'qc'],
    ['餐饮', 'cy'],
    ['服装', 'fz'],
  ] as const),
  ...([
    ['机械', 'jx'],
    ['数码', 'sm'],
    ['医疗', 'yl'],
    ['金融', 'jr'],
  ] as const),
];
const kinds: readonly Word[] = [
  ...([
    ['服务', 'fw'],
    ['设备', 'sb'],
    ['用品', 'yp'],
    ['培训', 'px'],
    ['租赁', 'zl'],
  ] as const),
  ...([
    ['维修', 'wx'],
    ['咨询', 'zx'],
    ['加盟', 'jm'],
    ['批发', 'pf'],
    ['设计', 'sj'],
  ] as const),
];
const qualities: readonly Word[] = [
  ...([
    ['儿童', 'et'],
    ['商务', 'sw'],
    ['家用', 'jy'],
    ['进口', 'jk'],
    ['二手', 'es'],
    ['高端', 'gd'],
  ] as const),
  ...([
    ['智能', 'zn'],
    ['户外', 'hw'],
    ['上门', 'sm'],
    ['定制', 'dz'],
    ['夜间', 'yj'],
    ['VIP', 'vip'],
  ] as const),
];

/** Numbers of a node's children by its level, starting at the roots. */
const widths = [30, 7, 4, 9];
/** Which nodes of the last level have children, and how many. */
const deeper = { every: 10, width: 3 };

interface Packed extends PackedBusinesses {
  ids: string[];
  names: string[];
  parents: number[];
  leaves: boolean[];
  initials: string[];
}

/** A tree of 10,800 businesses in five levels, as large as the provider's. */
export function generatedBusinesses(): PackedBusinesses {
  const packed: Packed = { ids: [], names: [], parents: [], leaves: [], initials: [] };
  addBelow(packed, { parent: -1, level: 0 });
  return packed;
}

function addBelow(packed: Packed, { parent, level }: { parent: number; level: number }): void {
  const isDeeper = level === widths.length && parent % deeper.every === 0;
  const width = widths[level] ?? (isDeeper ? deeper.width : 0);
  if (parent >= 0) packed.leaves[parent] = width === 0;
  for (let position = 0; position < width; position += 1) {
    const index = packed.ids.length;
    const words =
      level === 0
        ? [wordAt(groups, position), wordAt(kinds, Math.floor(position / groups.length))]
        : [wordAt(qualities, index), wordAt(groups, index * 7 + level), wordAt(kinds, index * 3 + level)];
    packed.ids.push(`${packed.ids[parent] ?? '20'}${String(position + 1).padStart(2, '0')}`);
    packed.names.push(words.map(([name]) => name).join(''));
    packed.initials.push(words.map(([, initials]) => initials).join(''));
    packed.parents.push(parent);
    packed.leaves.push(true);
    addBelow(packed, { parent: index, level: level + 1 });
  }
}

function wordAt(words: readonly Word[], index: number): Word {
  return words[index % words.length] ?? ['', ''];
}
