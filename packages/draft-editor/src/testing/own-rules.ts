import {
  rowKinds,
  rowsInOrder,
  type Draft,
  type DraftCommand,
  type OwnCondition,
  type OwnRule,
  type Row,
  type RowKind,
} from '../core';
import type { Random } from './random-commands';

const pick = <const T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0];
/** At least one of some items, in their order. */
function some<T>(random: Random, items: readonly [T, ...T[]]): [T, ...T[]] {
  const [first, ...rest] = items.filter(() => random() < 0.5);
  return first === undefined ? [pick(random, items)] : [first, ...rest];
}

const texts = [
  ...['BR_Hokkaido_2027', 'BR_滑雪', 'hokkaido', 'BR__', '＊BR_雪_冬', 'NB-ski', '', ' ', 'BR_雪*_冬'],
  ...[
    '便宜滑雪',
    '便\u{200B}宜',
    'ＪＲ ＰＡＳＳ',
    'jr  pass',
    'xjr pass',
    'cheap',
    'Cheaper',
    'ＣＨＥＡＰ!',
    '最 低',
  ],
] as [string, ...string[]];
const urls = [
  ...['', 'https://a.example.com', 'https://a.example.com/?utm_source=baidu', 'not a url'],
  ...['https://a.example.com/?utm_source=bing&id=1', 'https://a.example.com/#utm_source=baidu'],
  ...['https://a.example.com/?utm_source=&utm_source=baidu&id=', 'https://a.example.com/p?UTM_SOURCE=baidu'],
] as [string, ...string[]];
const suffixes = ['', 'utm_source=baidu', '?id=7', '&id=7&utm_source=%62aidu'] as [string, ...string[]];
const bids = [null, 0, 0.01, 0.1, 0.29, 0.3, 0.30000001, 1, 2.5, 2.8, 10, 999.99, 1e-7] as [
  null,
  ...number[],
];

/** Commands that give some rows of a draft values which own rules may forbid. */
export function randomValues(draft: Draft, random: Random): DraftCommand[] {
  const url = { pcFinalUrl: urls, mobileFinalUrl: urls };
  const values: Record<RowKind, Readonly<Record<string, readonly [unknown, ...unknown[]]>>> = {
    campaign: { campaignName: texts, bid: bids, bidMode: ['click', 'conversion', 'maximumClicks'] },
    unit: { adgroupName: texts, bid: bids, ...url, monitorSuffix: suffixes },
    keyword: { keyword: texts, bid: bids },
    creative: { title: texts, description1: texts, description2: texts, ...url },
    picture: {},
  };
  return rowKinds.flatMap((kind): DraftCommand[] => {
    const edits = rowsInOrder<RowKind>(draft, kind).map(({ id }) => ({
      id,
      changes: Object.fromEntries(
        Object.entries(values[kind])
          .filter(() => random() < 0.6)
          .map(([field, choices]) => [field, pick(random, choices)]),
      ),
    }));
    return edits.length === 0 ? [] : [{ type: 'update', kind, edits }];
  });
}

/** Rows that a rule of each kind can check. */
const ownRuleRows = {
  words: ['campaign', 'unit', 'keyword', 'creative'],
  name: ['campaign', 'unit'],
  bid: ['campaign', 'unit', 'keyword'],
  tracking: ['unit', 'creative'],
} as const;

function randomCondition(random: Random): OwnCondition {
  const kind = pick(random, ['words', 'name', 'bid', 'tracking']);
  switch (kind) {
    case 'words':
      return {
        kind,
        rows: some(random, ownRuleRows[kind]),
        words: some(random, ['便宜', 'JR pass', 'cheap', '最低', '雪', 'br', 'Ｃheap', '_2027']),
      };
    case 'name':
      return {
        kind,
        rows: some(random, ownRuleRows[kind]),
        patterns: some(random, ['BR_*', '*_*_*', 'hokkaido', '*', '*雪*', 'BR_**_冬', '*ski', 'B*_', '*__*']),
      };
    case 'bid': {
      const min = pick(random, [null, 0.01, 0.3, 2.5]);
      const max = pick(random, [min === null ? 1 : null, 2.8, 10, 999.99]);
      return { kind, rows: some(random, ownRuleRows[kind]), min, max };
    }
    case 'tracking':
      return {
        kind,
        rows: some(random, ownRuleRows[kind]),
        parameters: some(random, [
          { name: 'utm_source', value: 'baidu' },
          { name: 'utm_source', value: '' },
          { name: 'id', value: '' },
        ]),
      };
  }
}

/** Up to six rules of random kinds. */
export function randomOwnRules(random: Random, newId: () => string): OwnRule[] {
  return Array.from({ length: Math.floor(random() * 7) }, () => ({
    id: newId(),
    name: pick(random, ['Brand', '品牌规则', 'No prices']),
    note: pick(random, ['', 'Ask the brand team.']),
    severity: pick(random, ['error', 'warning']),
    condition: randomCondition(random),
  }));
}

/** Texts as they are compared, and whether one contains a word that is no part of a longer one. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim()
    .split(/\s+/)
    .join(' ')
    .toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
function hasWord(text: string, word: string): boolean {
  const letter = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}]';
  const key = plain(word);
  const isLetter = (character: string) => new RegExp(letter, 'u').test(character);
  const before = isLetter(key.slice(0, 1)) ? `(?<!${letter})` : '';
  const after = isLetter(key.slice(-1)) ? `(?!${letter})` : '';
  return new RegExp(before + escaped(key) + after, 'u').test(plain(text));
}
const hasForm = (text: string, pattern: string) =>
  new RegExp(`^${pattern.split('*').map(escaped).join('\0').replace(/\0+/g, '[^]+')}$`).test(text);
/** A number in millionths of millionths, exactly. */
const exact = (value: number) => BigInt(value.toFixed(12).replace('.', ''));
const isVisible = (text: string) => text.replace(/\p{Cf}/gu, '').trim() !== '';

function isBroken(condition: OwnCondition, row: Row, field: string): boolean {
  const value: unknown = Reflect.get(row, field);
  const text = typeof value === 'string' ? value : '';
  switch (condition.kind) {
    case 'words':
      return (
        ['campaignName', 'adgroupName', 'keyword', 'title', 'description1', 'description2'].includes(field) &&
        condition.words.some((word) => hasWord(text, word))
      );
    case 'name':
      return (
        ['campaignName', 'adgroupName'].includes(field) &&
        isVisible(text) &&
        !condition.patterns.some((pattern) => hasForm(text, pattern))
      );
    case 'bid': {
      if (field !== 'bid' || typeof value !== 'number') return false;
      if ('bidMode' in row && row.bidMode !== 'click') return false;
      const { min, max } = condition;
      return (min !== null && exact(value) < exact(min)) || (max !== null && exact(value) > exact(max));
    }
    case 'tracking': {
      if (!['pcFinalUrl', 'mobileFinalUrl'].includes(field) || !text.startsWith('https://')) return false;
      const [, query = ''] = text.replace(/#.*/, '').split('?');
      const suffix = 'monitorSuffix' in row ? row.monitorSuffix.replace(/^[?&]/, '') : '';
      const pairs = [...query.split('&'), ...suffix.split('&')].map((pair) =>
        pair.split('=').map(decodeURIComponent),
      );
      return !condition.parameters.every(({ name, value: wanted }) =>
        pairs.some(([key, given = '']) => key === name && (wanted === '' ? given !== '' : given === wanted)),
      );
    }
  }
}

/** Where a draft breaks own rules, as `kind id field rule`: what the rules promise, in the simplest words. */
export function brokenPlaces(draft: Draft, rules: readonly OwnRule[]): string[] {
  return rules
    .flatMap(({ id: ruleId, condition }) =>
      condition.rows.flatMap((kind) =>
        rowsInOrder<RowKind>(draft, kind).flatMap((row) =>
          Object.keys(row)
            .filter((field) => isBroken(condition, row, field))
            .map((field) => `${kind} ${row.id} ${field} own-${ruleId}`),
        ),
      ),
    )
    .toSorted();
}
