import { parseWildcards } from '../../wildcards/wildcards';
import { nothing, rowRule } from '../rule';
import { sharedMessages } from '../shared-messages';

/** Braces mark the core word of a keyword with smart match, once; they have no meaning elsewhere. */
export const keywordBraces = rowRule({
  id: 'keyword-braces',
  appliesTo: 'keyword',
  severity: 'error',
  title: { en: 'Braces in a keyword', cn: '关键词中的花括号', tw: '關鍵字中的大括號' },
  messages: [
    {
      code: 'braces_match_type',
      text: {
        en: 'Braces mark the core word of keywords with the match mode Auto. Remove them, or select Auto.',
        cn: '花括号仅用于在智能匹配的关键词中标记核心词，请删除，或改为智能匹配',
        tw: '大括號僅用於在智慧比對的關鍵字中標記核心字詞，請刪除，或改為智慧比對',
      },
      examples: () => [
        { fails: { keyword: '{滑雪}套餐' }, passes: { keyword: '{滑雪}套餐', matchType: 'smart' } },
        { fails: { keyword: '滑雪}', matchType: 'exact' }, passes: { keyword: '滑雪', matchType: 'exact' } },
      ],
    },
    {
      ...sharedMessages.braces_unbalanced,
      examples: () => [
        {
          fails: { keyword: '{滑雪', matchType: 'smart' },
          passes: { keyword: '滑{雪}', matchType: 'smart' },
        },
        {
          fails: { keyword: '滑雪}', matchType: 'smart' },
          passes: { keyword: '滑{雪}', matchType: 'smart' },
        },
      ],
    },
    {
      code: 'core_word',
      text: {
        en: 'Put one core word in braces, such as {ski} pass.',
        cn: '请用花括号标记一个核心词，例如“{滑雪}套餐”',
        tw: '請用大括號標記一個核心字詞，例如「{滑雪}套裝行程」',
      },
      examples: () => [
        {
          fails: { keyword: '{}滑雪', matchType: 'smart' },
          passes: { keyword: '{滑雪}', matchType: 'smart' },
        },
        {
          fails: { keyword: '{ }滑雪', matchType: 'smart' },
          passes: { keyword: '{滑雪}', matchType: 'smart' },
        },
        {
          fails: { keyword: '{滑}{雪}', matchType: 'smart' },
          passes: { keyword: '{滑雪}', matchType: 'smart' },
        },
        {
          fails: { keyword: '{滑{雪}', matchType: 'smart' },
          passes: { keyword: '{滑雪}', matchType: 'smart' },
        },
      ],
    },
  ],
  check: ({ keyword, matchType }) => {
    const at = keyword.search(/[{}]/);
    if (at === -1) return nothing;
    if (matchType !== 'smart') return [{ field: 'keyword', code: 'braces_match_type' }];
    const { tokens, errors } = parseWildcards(keyword);
    const unbalanced = errors.find(({ code }) => code === 'unbalanced');
    if (unbalanced) {
      const position = [...keyword.slice(0, unbalanced.at)].length + 1;
      return [{ field: 'keyword', code: 'braces_unbalanced', params: { position } }];
    }
    const words = tokens.filter(({ type }) => type !== 'text');
    const isOne = errors.length === 0 && words.length === 1;
    return isOne && words.every((token) => 'word' in token && token.word.trim() !== '')
      ? nothing
      : [{ field: 'keyword', code: 'core_word' }];
  },
});
