import type { ReportedTotal } from '@meridian/api-client/contract';
import { normalizeText } from './normalize-text';
import { foreignAccount, foreignFirsts, foreignListed, foreignOthers, foreignTotal } from './total-words';

const english = /^(?:(?:grand|sub|overall|report|account)[ -]?)?totals?(?:\s*\(\d+\))?(?:\s*:\s*(\S.*)?)?$/i;
const chinese =
  /^(?:(?:账户|帳戶|本页|当页|全部)?(?:总计|合计|小计|汇总|总和|總計|合計|小計|匯總|總和|全部|所有))(?:\s*\(?共?\d+[条條行]?\)?)?(?:\s*:\s*(\S.*)?)?$/;
const counted = /^\(?共\s*\d+\s*[条條行]\)?/;
/** `总 计`: blanks within a Chinese word only widen it. */
const blankInside = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

const maxLabelLength = 100;

/** Label of a line of totals. */
export interface TotalLabel {
  text: string;
  kind: ReportedTotal['kind'];
  /** What a total of kind `other` sums, normalized by `foldSubject`: `display` for `Total: Display`. */
  subject: string | undefined;
  /** Whether no keyword or name is written like this. */
  isCertain: boolean;
}

/** Parses the label of a total; undefined for any other text. */
export function readTotalLabel(cell: string): TotalLabel | undefined {
  if (cell.length > maxLabelLength * 2) return undefined;
  const trimmed = cell.trim();
  if (!canBeLabel(trimmed.charCodeAt(0))) return undefined;
  const text = trimmed.slice(0, maxLabelLength);
  const compared = normalizeText(text).replace(blankInside, '');
  const match = english.exec(compared) ?? chinese.exec(compared) ?? foreignTotal.exec(compared);
  if (!match)
    return counted.test(compared) ? { text, kind: 'rows', subject: undefined, isCertain: true } : undefined;
  const isCertain = match[1] !== undefined || /\d/.test(compared);
  const kind = kindOf(match[1] ?? '');
  return { text, kind, subject: kind === 'other' ? foldSubject(match[1] ?? '') : undefined, isCertain };
}

const firstLetters = new Set(
  Array.from(`gsoratGSORAT(${foreignFirsts.letters}`, (letter) => letter.charCodeAt(0)),
);
const firstCharacters = new Set(
  Array.from(`账帳本当全总合小汇總匯所共${foreignFirsts.characters}`, (letter) => letter.charCodeAt(0)),
);

/**
 * Whether a label can begin with a character: a fast check, because the patterns are too slow for every cell of a large
 * file.
 */
function canBeLabel(first: number): boolean {
  if (first < 0x80) return firstLetters.has(first);
  return first < 0x4e00 || first > 0x9fff || firstCharacters.has(first);
}

/** `Total: Search terms` sums the listed rows, `Total: Other search terms` the others, `Total: Account` everything. */
function kindOf(name: string): ReportedTotal['kind'] {
  if (name === '' || listed.test(name) || foreignListed.test(name)) return 'rows';
  return foreignAccount.test(name) ? 'account' : 'other';
}

const listed =
  /^(?:search terms|keywords|search keywords|campaigns|ad groups|ads|assets|filtered .*|all but removed .*)$/i;

/** Whether a label is of a line for other rows than those in the table. */
export function isOfOtherRows(label: string): boolean {
  const [, ...parts] = normalizeText(label).split(':');
  const name = parts.join(':').trim();
  return /^other\b/i.test(name) || foreignOthers.test(name);
}

const maxSubjectLength = 60;

/**
 * Normalizes the subject of a total for comparison with cells: `Display Network` and `All display campaigns` become
 * `display`.
 */
export function foldSubject(text: string): string {
  if (text.length > maxSubjectLength) return '';
  const folded = normalizeText(text).trim().toLowerCase();
  return folded
    .replace(/^all (?=\S)/, '')
    .replace(/(?<=\S) (?:network|campaigns?|ad groups|ads|keywords)$/, '');
}

/** Parts of an account whose totals can follow any report: networks, campaign types and states. */
const accountParts: ReadonlySet<string> = new Set([
  ...[
    'search',
    'search partners',
    'display',
    'video',
    'youtube',
    'shopping',
    'app',
    'hotel',
    'local',
    'smart',
  ],
  ...['discovery', 'demand gen', 'performance max', 'audience', 'content', 'native', 'travel'],
  ...['computers', 'desktop', 'mobile', 'mobile phones', 'mobile devices', 'tablets', 'tv screens'],
  ...['enabled', 'active', 'paused', 'removed', 'deleted', 'draft', 'ended'],
]);

/** Whether a total sums a part of the account, which is independent of rows whose part is unknown. */
export const isAccountPart = (subject: string | undefined): boolean =>
  subject !== undefined && accountParts.has(subject);
