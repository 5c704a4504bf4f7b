import { keyOfText } from '../duplicates';
import type { Row } from '../model/rows';
import { termsOf, weightOf } from './terms';

/** Keywords that share a word. */
export interface KeywordGroup {
  /** The shared word; users may rename the group. */
  name: string;
  /** In the order of the keywords. */
  ids: readonly string[];
}

/** Each keyword is in one group, or in the rest. */
export interface KeywordGroups {
  /** Largest first. */
  groups: readonly KeywordGroup[];
  restIds: readonly string[];
}

export interface GroupOptions {
  /** Fewer keywords make no group. */
  minSize: number;
  /** More keywords make several groups with numbers. */
  maxSize: number;
  maxGroups: number;
  /** Names that no group may have, such as those of other units. */
  usedNames: readonly string[];
}

/** A word that nearly all keywords share tells them not apart. */
const maxShare = 0.7;
const keywordsPerStep = 200;

/**
 * Proposes groups of keywords by shared words, in steps of a few milliseconds. The word that most keywords share makes the first group;
 * its keywords count for no other word.
 */
export function* groupKeywordsSteps(
  keywords: readonly Pick<Row<'keyword'>, 'id' | 'keyword'>[],
  { minSize, maxSize, maxGroups, usedNames }: GroupOptions,
): Generator<void, KeywordGroups, void> {
  const index = yield* indexTerms(keywords, Math.max(1, minSize));
  const groupOf = new Map<number, number>();
  const names: string[] = [];
  while (names.length < maxGroups) {
    const best = bestTerm(index.counts);
    if (best === undefined) break;
    for (const at of index.places.get(best) ?? []) {
      if (groupOf.has(at)) continue;
      groupOf.set(at, names.length);
      for (const term of index.terms[at] ?? []) {
        const left = (index.counts.get(term) ?? 0) - 1;
        if (left < Math.max(1, minSize)) index.counts.delete(term);
        else index.counts.set(term, left);
      }
    }
    names.push(best);
    yield;
  }
  const ids = names.map((): string[] => []);
  const restIds: string[] = [];
  for (const [at, { id }] of keywords.entries()) {
    const group = groupOf.get(at);
    (group === undefined ? restIds : (ids[group] ?? restIds)).push(id);
  }
  const used = new Set(usedNames.map(keyOfText));
  const groups = names.flatMap((name, group) => partsOf({ name, ids: ids[group] ?? [] }, maxSize, used));
  return { groups: groups.toSorted((one, other) => other.ids.length - one.ids.length), restIds };
}

/** The groups of a term, whose names get numbers if they are in use. */
function partsOf({ name, ids }: KeywordGroup, maxSize: number, used: Set<string>): KeywordGroup[] {
  const parts: KeywordGroup[] = [];
  for (let start = 0; start < ids.length; start += maxSize) {
    let [free, number] = [name, 1];
    while (used.has(keyOfText(free))) free = `${name} ${(number += 1)}`;
    used.add(keyOfText(free));
    parts.push({ name: free, ids: ids.slice(start, start + maxSize) });
  }
  return parts;
}

/** The terms that make a group, with the keywords that have them and how many of these are in no group. */
function* indexTerms(keywords: readonly Pick<Row<'keyword'>, 'keyword'>[], minSize: number) {
  const all = new Map<string, number[]>();
  for (const [at, { keyword }] of keywords.entries()) {
    for (const term of termsOf(keyword)) {
      const places = all.get(term);
      if (places) places.push(at);
      else all.set(term, [at]);
    }
    if (at % keywordsPerStep === keywordsPerStep - 1) yield;
  }
  const places = new Map<string, readonly number[]>();
  const counts = new Map<string, number>();
  const terms = keywords.map((): string[] => []);
  let count = 0;
  for (const [term, own] of all) {
    count += own.length;
    if (count > keywordsPerStep * 20) {
      count = 0;
      yield;
    }
    if (own.length < minSize || own.length > keywords.length * maxShare) continue;
    places.set(term, own);
    counts.set(term, own.length);
    for (const at of own) terms[at]?.push(term);
  }
  return { places, counts, terms };
}

function bestTerm(counts: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  let bestScore = 0;
  for (const [term, count] of counts) {
    const score = count * weightOf(term);
    if (score < bestScore || (score === bestScore && best !== undefined && term.length <= best.length))
      continue;
    best = term;
    bestScore = score;
  }
  return best;
}
