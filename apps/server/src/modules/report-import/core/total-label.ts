import type { ReportedTotal } from '@meridian/api-client/contract';
import { unified } from './unified';

const english = /^(?:(?:grand|sub|overall|report|account)[ -]?)?totals?(?:\s*\(\d+\))?(?:\s*:\s*(\S.*)?)?$/i;
const chinese =
  /^(?:(?:账户|帳戶|本页|当页|全部)?(?:总计|合计|小计|汇总|总和|總計|合計|小計|匯總|總和|全部|所有))(?:\s*\(?共?\d+[条條行]?\)?)?(?:\s*:\s*(\S.*)?)?$/;
const counted = /^\(?共\s*\d+\s*[条條行]\)?/;
/** `总 计`: blanks inside a Chinese word are for width. */
const blankInside = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

const maxLabelLength = 100;

/** What a cell says when it labels a line of totals. */
export interface TotalLabel {
  text: string;
  kind: ReportedTotal['kind'];
  /** No keyword or name is written like this. */
  isCertain: boolean;
}

/** The label of a total in a cell; undefined for any other text. */
export function readTotalLabel(cell: string): TotalLabel | undefined {
  if (cell.length > maxLabelLength * 2) return undefined;
  const trimmed = cell.trim();
  if (!canBeLabel(trimmed.charCodeAt(0))) return undefined;
  const text = trimmed.slice(0, maxLabelLength);
  const compared = unified(text).replace(blankInside, '');
  const match = english.exec(compared) ?? chinese.exec(compared);
  if (!match) return counted.test(compared) ? { text, kind: 'rows', isCertain: true } : undefined;
  const isCertain = match[1] !== undefined || /\d/.test(compared);
  return { text, kind: kindOf(match[1] ?? ''), isCertain };
}

const firstLetters = new Set(Array.from('gsoratGSORAT(', (letter) => letter.charCodeAt(0)));
const firstCharacters = new Set(Array.from('账帳本当全总合小汇總匯所共', (letter) => letter.charCodeAt(0)));

/** Whether a label can begin with a character; the patterns need too long for every cell of a large file. */
function canBeLabel(first: number): boolean {
  if (first < 0x80) return firstLetters.has(first);
  return first < 0x4e00 || first > 0x9fff || firstCharacters.has(first);
}

/** `Total: Search terms` sums the listed rows, `Total: Other search terms` the others, `Total: Account` everything. */
function kindOf(name: string): ReportedTotal['kind'] {
  if (name === '' || listed.test(name)) return 'rows';
  return /^(?:account|账户|帳戶)/i.test(name) ? 'account' : 'other';
}

const listed =
  /^(?:search terms|keywords|search keywords|campaigns|ad groups|ads|assets|filtered .*|all but removed .*)$/i;

/** A line of other rows, which says nothing about those of the table. */
export const isOfOtherRows = (label: string): boolean => /:\s*other\b/i.test(unified(label));
