import {
  emptyFields,
  parentIdsInOrder,
  parentKinds,
  rootId,
  rowKinds,
  rowsInOrder,
  childrenOf,
  type Draft,
  type DraftCommand,
  type Row,
  type RowKind,
} from '../core';

/** Returns a number from 0 up to but excluding 1. */
export type Random = () => number;

/** The Mulberry32 generator. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const words = ['', 'jr pass', 'JR  Pass', '北海道滑雪', '{地域}出发', '{滑雪}套餐', '赌场', 'x'.repeat(60)];
const urls = ['', 'https://www.example.com', 'ftp://example.com', 'example'];

const negatives = (text: string) => ({ phraseNegatives: text === '' ? [] : [text, '滑雪'] });

/** Random changes of some fields of a kind. */
function randomChanges(random: Random, kind: RowKind): Record<string, unknown> {
  const text = pick(random, words);
  const changes: Record<RowKind, readonly Record<string, unknown>[]> = {
    campaign: [
      { campaignName: text },
      { budget: 20 },
      { budget: 100, budgetType: 2 },
      { isBrandOnly: true },
      { isPaused: true },
      negatives(text),
    ],
    unit: [
      { adgroupName: text },
      { pcFinalUrl: pick(random, urls) },
      { bid: 1.5 },
      { isPaused: true },
      negatives(text),
    ],
    keyword: [{ keyword: text }, { matchType: 'exact' }, { keyword: text, bid: 2 }, { isPaused: true }],
    creative: [{ title: text }, { description1: text }, { description1: text, description2: text }],
    picture: [{ theme: text }, { imageId: pick(random, ['', 'image-1']) }],
  };
  return pick(random, changes[kind]);
}

/** A random command that the draft allows; `newId` must not repeat. */
export function randomCommand(draft: Draft, random: Random, newId: () => string): DraftCommand {
  if (random() < 0.1) {
    const first = randomCommand(draft, random, newId);
    return first.type === 'remove' || first.type === 'batch'
      ? first
      : { type: 'batch', commands: [first, { type: 'rename', name: newId() }] };
  }
  const kind = pick(random, rowKinds);
  const rows = rowsInOrder<RowKind>(draft, kind);
  const parents = parentKinds[kind] === null ? [rootId] : parentIdsInOrder(draft, kind);
  const chance = random();
  if (parents.length === 0) return { type: 'rename', name: newId() };
  if (rows.length === 0 || chance < 0.3) {
    const parentId = pick(random, parents);
    const count = childrenOf(draft, kind, parentId).length;
    const index = random() < 0.5 ? undefined : Math.floor(random() * (count + 1));
    const added = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
      ...emptyFields[kind],
      ...randomChanges(random, kind),
      id: newId(),
    }));
    // asserted: the fields are those of the kind
    return { type: 'add', kind, placements: [{ parentId, index, rows: added as Row[] }] } as DraftCommand;
  }
  const ids = rows.filter(() => random() < 0.3).map(({ id }) => id);
  const chosen = ids.length === 0 ? [pick(random, rows).id] : ids;
  if (chance < 0.7) {
    const edits = chosen.map((id) => ({ id, changes: randomChanges(random, kind) }));
    return { type: 'update', kind, edits };
  }
  if (chance < 0.85) return { type: 'move', kind, moves: [{ parentId: pick(random, parents), ids: chosen }] };
  return { type: 'remove', kind, ids: random() < 0.5 ? chosen : [pick(random, chosen)] };
}

/** Ids with a prefix, counted from 1. */
export function idSource(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${++count}`;
}
