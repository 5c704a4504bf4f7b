import { parseWildcards } from '../../wildcards/wildcards';
import { type Finding, rowRule } from '../rule';
import { sharedMessages } from '../shared-messages';
import { copyFields } from './creative-fields';

/** Braces come in pairs and do not nest; the position counts characters from 1. */
export const wildcardBraces = rowRule({
  id: 'wildcard-braces',
  appliesTo: 'creative',
  severity: 'error',
  title: { en: 'Incorrect wildcard', cn: '通配符有误', tw: '萬用字元有誤' },
  messages: [
    {
      ...sharedMessages.braces_unbalanced,
      examples: () => [
        { fails: { title: '{北海道滑雪五天' }, passes: { title: '{北海道}滑雪五天' } },
        { fails: { title: '北海道}滑雪五天' }, passes: { title: '北海道滑雪五天' } },
      ],
    },
    {
      code: 'braces_nested',
      text: {
        en: 'The brace at character {{position}} is inside another wildcard.',
        cn: '第 {{position}} 个字符的花括号位于另一个通配符内',
        tw: '第 {{position}} 個字元的大括號位於另一個萬用字元內',
      },
      examples: () => [{ fails: { title: '{北海{道}}滑雪' }, passes: { title: '{北海}{道}滑雪' } }],
    },
    {
      code: 'wildcard_empty',
      text: {
        en: 'The wildcard at character {{position}} needs a default word.',
        cn: '第 {{position}} 个字符处的通配符缺少默认词',
        tw: '第 {{position}} 個字元處的萬用字元缺少預設字詞',
      },
      examples: () => [{ fails: { title: '北海道滑雪{}' }, passes: { title: '北海道{滑雪}' } }],
    },
  ],
  check: (row) =>
    copyFields.flatMap((field) => {
      const text = row[field];
      if (!/[{}]/.test(text)) return [];
      const { tokens, errors } = parseWildcards(text);
      const positionOf = (at: number) => [...text.slice(0, at)].length + 1;
      const empty = tokens.find((token) => token.type !== 'text' && token.word.trim() === '');
      return [
        ...errors.slice(0, 1).map(({ code, at }): Finding<'braces_nested' | 'braces_unbalanced'> => {
          const params = { position: positionOf(at) };
          return { field, code: code === 'nested' ? 'braces_nested' : 'braces_unbalanced', params };
        }),
        ...(empty
          ? [{ field, code: 'wildcard_empty', params: { position: positionOf(empty.at) } } as const]
          : []),
      ];
    }),
});
