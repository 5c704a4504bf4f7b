import { formatNumber, type Language } from '@meridian/i18n/core';

export interface MultiplyLabels {
  open: string;
  close: string;
  cancel: string;
  list: (number: number) => string;
  words: (count: number) => string;
  listHint: string;
  pattern: string;
  patternHint: string;
  /** The pattern at first: words are separate in English, not in Chinese. */
  initialPattern: string;
  matchType: string;
  noCombination: string;
  tooMany: (count: number, max: number) => string;
  combining: string;
  /** How many combinations there are, as a product. */
  product: (factors: readonly number[], total: number) => string;
  created: (count: number) => string;
  skipped: (count: number) => string;
  invalid: (count: number) => string;
  full: (max: number) => string;
  more: (count: number) => string;
  confirm: (count: number) => string;
}

const factorsText = (factors: readonly number[]) => factors.map((factor) => formatNumber(factor)).join(' × ');
const keywords = (count: number) => `${formatNumber(count)} ${count === 1 ? 'keyword' : 'keywords'}`;

export const multiplyLabels: Record<Language, MultiplyLabels> = {
  en: {
    open: 'Combine words into keywords',
    close: 'Close',
    cancel: 'Cancel',
    list: (number) => `List ${number}`,
    words: (count) => (count === 1 ? '1 word' : `${formatNumber(count)} words`),
    listHint: 'One per line',
    pattern: 'Pattern',
    patternHint: '[1] is a word of list 1. Other text stays as it is.',
    initialPattern: '[1] [2]',
    matchType: 'Match mode',
    noCombination: 'Fill the lists that the pattern uses.',
    tooMany: (count, max) =>
      `These are ${formatNumber(count)} combinations. Shorten the lists to at most ${formatNumber(max)}.`,
    combining: 'Combining…',
    product: (factors, total) => `${factorsText(factors)} = ${formatNumber(total)} combinations`,
    created: (count) => `${keywords(count)} will be added`,
    skipped: (count) => `${formatNumber(count)} skipped: the unit or an earlier combination has them`,
    invalid: (count) => `${formatNumber(count)} can’t be added`,
    full: (max) => `The unit is full (${keywords(max)})`,
    more: (count) => `and ${formatNumber(count)} more`,
    confirm: (count) => `Add ${keywords(count)}`,
  },
  cn: {
    open: '组合词语生成关键词',
    close: '关闭',
    cancel: '取消',
    list: (number) => `词表 ${number}`,
    words: (count) => `${formatNumber(count)} 个词`,
    listHint: '每行一个',
    pattern: '组合方式',
    patternHint: '[1] 代表词表 1 中的一个词，其他文字原样保留',
    initialPattern: '[1][2]',
    matchType: '匹配模式',
    noCombination: '请填写组合方式用到的词表。',
    tooMany: (count, max) => `共有 ${formatNumber(count)} 种组合，请缩短词表，最多 ${formatNumber(max)} 种。`,
    combining: '正在组合…',
    product: (factors, total) => `${factorsText(factors)} = ${formatNumber(total)} 种组合`,
    created: (count) => `将添加 ${formatNumber(count)} 个关键词`,
    skipped: (count) => `跳过 ${formatNumber(count)} 个：与本单元的关键词或前面的组合重复`,
    invalid: (count) => `${formatNumber(count)} 个无法添加`,
    full: (max) => `单元已满（最多 ${formatNumber(max)} 个关键词）`,
    more: (count) => `等另外 ${formatNumber(count)} 个`,
    confirm: (count) => `添加 ${formatNumber(count)} 个关键词`,
  },
  tw: {
    open: '組合詞語產生關鍵字',
    close: '關閉',
    cancel: '取消',
    list: (number) => `詞表 ${number}`,
    words: (count) => `${formatNumber(count)} 個詞`,
    listHint: '每行一個',
    pattern: '組合方式',
    patternHint: '[1] 代表詞表 1 中的一個詞，其他文字會原樣保留',
    initialPattern: '[1][2]',
    matchType: '比對類型',
    noCombination: '請填寫組合方式用到的詞表。',
    tooMany: (count, max) => `共有 ${formatNumber(count)} 種組合，請縮短詞表，最多 ${formatNumber(max)} 種。`,
    combining: '正在組合…',
    product: (factors, total) => `${factorsText(factors)} = ${formatNumber(total)} 種組合`,
    created: (count) => `將新增 ${formatNumber(count)} 個關鍵字`,
    skipped: (count) => `略過 ${formatNumber(count)} 個：與此廣告群組的關鍵字或前面的組合重複`,
    invalid: (count) => `${formatNumber(count)} 個無法新增`,
    full: (max) => `廣告群組已達上限（${formatNumber(max)} 個關鍵字）`,
    more: (count) => `以及另外 ${formatNumber(count)} 個`,
    confirm: (count) => `新增 ${formatNumber(count)} 個關鍵字`,
  },
};
