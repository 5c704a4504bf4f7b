import { formatNumber, type Language } from '@meridian/i18n/core';
import type { DuplicateScope, KeptDuplicate } from '../../core';

export interface DuplicatesLabels {
  /** The command that opens the dialog. */
  open: string;
  title: (keywords: number) => string;
  close: string;
  cancel: string;
  /** Names the list of keywords. */
  list: string;
  scope: string;
  scopes: Record<DuplicateScope, string>;
  comparesMatchType: string;
  kept: string;
  keeps: Record<KeptDuplicate, string>;
  searching: string;
  none: string;
  /** Keywords that occur several times, and the rows besides those that stay. */
  found: (keywords: number, rows: number) => string;
  /** Before the place of a row that stays, and of one that does not. */
  keptRow: string;
  otherRow: string;
  unnamed: string;
  more: (keywords: number) => string;
  select: (rows: number) => string;
}

const en = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

export const duplicatesLabels: Record<Language, DuplicatesLabels> = {
  cn: {
    open: '查找重复的关键词',
    title: (keywords) => `在 ${formatNumber(keywords)} 个关键词中查找重复`,
    close: '关闭',
    cancel: '取消',
    list: '重复的关键词',
    scope: '查找范围',
    scopes: { unit: '同一单元内', campaign: '同一计划内', draft: '整个草稿' },
    comparesMatchType: '匹配模式也相同才算重复',
    kept: '保留',
    keeps: {
      first: '第一个',
      last: '最后一个',
      inAccount: '账户中已有的',
      highestBid: '出价最高的',
      lowestBid: '出价最低的',
    },
    searching: '正在查找…',
    none: '没有重复的关键词。',
    found: (keywords, rows) => `${formatNumber(keywords)} 个关键词有重复，共多出 ${formatNumber(rows)} 行。`,
    keptRow: '保留',
    otherRow: '重复',
    unnamed: '未命名',
    more: (keywords) => `另有 ${formatNumber(keywords)} 个关键词`,
    select: (rows) => `勾选 ${formatNumber(rows)} 行`,
  },
  en: {
    open: 'Find duplicate keywords',
    title: (keywords) => `Find duplicates among ${en(keywords, 'keyword', 'keywords')}`,
    close: 'Close',
    cancel: 'Cancel',
    list: 'Duplicate keywords',
    scope: 'Compare within',
    scopes: { unit: 'The same unit', campaign: 'The same campaign', draft: 'The whole draft' },
    comparesMatchType: 'Only with the same match mode',
    kept: 'Keep',
    keeps: {
      first: 'The first one',
      last: 'The last one',
      inAccount: 'One that the account has',
      highestBid: 'The one with the highest bid',
      lowestBid: 'The one with the lowest bid',
    },
    searching: 'Searching…',
    none: 'No keyword occurs more than once.',
    found: (keywords, rows) =>
      `${en(keywords, 'keyword occurs', 'keywords occur')} more than once: ${en(rows, 'row is a duplicate', 'rows are duplicates')}.`,
    keptRow: 'Stays',
    otherRow: 'Duplicate',
    unnamed: 'Unnamed',
    more: (keywords) => `And ${en(keywords, 'more keyword', 'more keywords')}`,
    select: (rows) => `Select ${en(rows, 'row', 'rows')}`,
  },
  tw: {
    open: '尋找重複的關鍵字',
    title: (keywords) => `在 ${formatNumber(keywords)} 個關鍵字中尋找重複`,
    close: '關閉',
    cancel: '取消',
    list: '重複的關鍵字',
    scope: '比對範圍',
    scopes: { unit: '同一個廣告群組', campaign: '同一個廣告活動', draft: '整份草稿' },
    comparesMatchType: '比對類型也相同才算重複',
    kept: '保留',
    keeps: {
      first: '第一個',
      last: '最後一個',
      inAccount: '帳戶中已有的',
      highestBid: '出價最高的',
      lowestBid: '出價最低的',
    },
    searching: '正在尋找…',
    none: '沒有重複的關鍵字。',
    found: (keywords, rows) => `${formatNumber(keywords)} 個關鍵字有重複，共多出 ${formatNumber(rows)} 列。`,
    keptRow: '保留',
    otherRow: '重複',
    unnamed: '未命名',
    more: (keywords) => `另有 ${formatNumber(keywords)} 個關鍵字`,
    select: (rows) => `勾選 ${formatNumber(rows)} 列`,
  },
};
