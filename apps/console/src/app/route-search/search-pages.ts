import type { Language } from '@meridian/i18n';
import Fuse, { type FuseResult } from 'fuse.js/min-basic';
import type { PageEntry, PageName } from './route-index';

/** Range of letters to mark: `[first, end)`. */
export type Mark = readonly [start: number, end: number];

/** A page found by a search. */
export interface PageHit {
  entry: PageEntry;
  /** In the current language, with the matched letters. */
  title: string;
  trail: string;
  marks: readonly Mark[];
  /** Whether its title and path only resemble the text. */
  isSimilar: boolean;
  /** The matched title in another language. */
  other: { language: Language; title: string; marks: readonly Mark[] } | undefined;
}

/** Maximum length of compared texts: pasted text may be longer than any title or path. */
const maxLetters = 64;
const maxHits = 50;
const noName: PageName = { title: '', trail: '' };

/**
 * Searches pages by title in all languages, menu trail and path.
 *
 * Shape:  the best match is first, at most 50; empty for an empty query. Exact occurrences hide merely similar
 *         results; a path counts only if no title matches; typos are forgiven last.
 */
export function createPageSearch(entries: readonly PageEntry[], language: Language) {
  const fuse = new Fuse(entries, {
    threshold: 0.4,
    keys: [
      { name: 'title', weight: 0.7, getFn: titlesOf },
      { name: 'path', weight: 0.3 },
    ],
    ignoreLocation: true,
    includeMatches: true,
  });
  return (query: string): PageHit[] => {
    const wanted = fold(query).trim().replace(/\s+/g, ' ').slice(0, maxLetters);
    if (wanted === '') return [];
    const literal = entries.flatMap((entry) => literalHit(entry, wanted, language) ?? []);
    const byTitle = literal.filter(({ rank }) => rank < ranks.path);
    const found = byTitle.length > 0 ? byTitle : literal;
    const hits =
      found.length > 0
        ? found.toSorted((one, other) => one.rank - other.rank).map(({ hit }) => hit)
        : fuse.search(wanted).map((result) => likeHit(result, language));
    return hits.slice(0, maxHits);
  };
}

const titlesOf = ({ names }: PageEntry) => [...names.values()].map(({ title }) => title);
/** Texts are compared in this form. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The letters of a title to mark for a query. */
export function marksOf(query: string, title: string): Mark[] {
  const place = placeOf(fold(query).trim(), title);
  return place && place[0] < place[1] ? [place] : [];
}

/** The position of a folded text in a title; undefined without a match, or if folding has moved the letters. */
function placeOf(wanted: string, title: string): Mark | undefined {
  const folded = fold(title);
  const start = folded.indexOf(wanted);
  return start < 0 || folded.length !== title.length ? undefined : [start, start + wanted.length];
}

/** Lower ranks are better. */
const ranks = { start: 0, word: 1, inside: 2, other: 3, trail: 4, path: 5 } as const;

function literalHit(entry: PageEntry, wanted: string, language: Language) {
  const hit = plainHit(entry, language);
  const place = placeOf(wanted, hit.title);
  if (place) {
    const isWord = /[^\p{L}\p{N}]/u.test(hit.title.charAt(place[0] - 1));
    const rank = place[0] === 0 ? ranks.start : isWord ? ranks.word : ranks.inside;
    return { rank, hit: { ...hit, marks: [place] } };
  }
  for (const [name, { title }] of entry.names) {
    const there = placeOf(wanted, title);
    if (there)
      return { rank: ranks.other, hit: { ...hit, other: { language: name, title, marks: [there] } } };
  }
  const words = wanted.split(/[\s/·]+/u).filter(Boolean);
  const says = ({ title, trail }: PageName) => {
    const text = fold(`${title} ${trail}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  if ([...entry.names.values()].some(says)) {
    const marks = joined(words.map((word) => placeOf(word, hit.title)).filter((mark) => mark !== undefined));
    return { rank: ranks.trail, hit: { ...hit, marks } };
  }
  return fold(entry.path).includes(wanted) ? { rank: ranks.path, hit } : undefined;
}

function likeHit({ item, matches = [] }: FuseResult<PageEntry>, language: Language): PageHit {
  const hit = { ...plainHit(item, language), isSimilar: true };
  const likeMarks = (title: string) => {
    const own = matches.filter(({ key, value }) => key === 'title' && value === title);
    return joined(own.flatMap(({ indices }) => indices.map(([first, last]): Mark => [first, last + 1])));
  };
  const marks = likeMarks(hit.title);
  if (marks.length > 0) return { ...hit, marks };
  const other = [...item.names]
    .map(([name, { title }]) => ({ language: name, title, marks: likeMarks(title) }))
    .find((each) => each.marks.length > 0);
  return { ...hit, other };
}

/** A page with its name in the language, without marks. */
export function plainHit(entry: PageEntry, language: Language): PageHit {
  const { title, trail } = entry.names.get(language) ?? [...entry.names.values()][0] ?? noName;
  return { entry, title, trail, marks: [], isSimilar: false, other: undefined };
}

/** Sorted marks; adjacent ones are merged. */
function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of marks.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result.splice(-1, 1, [last[0], Math.max(last[1], end)]);
    else result.push([start, end]);
  }
  return result;
}
