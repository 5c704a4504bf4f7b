import { negativeFields } from '../../model/rows';
import { invisiblePosition } from '../../visible-text';
import { rowRule } from '../rule';

/** Negative keywords must not have invisible characters: with one, they hide nothing. */
export const negativeVisible = rowRule({
  id: 'negative-visible',
  appliesTo: 'unit',
  severity: 'warning',
  title: {
    en: 'Invisible character in a negative keyword',
    cn: '否定关键词含不可见字符',
    tw: '排除關鍵字含有不可見字元',
  },
  messages: [
    {
      code: 'negative_invisible',
      text: {
        en: 'Character {{position}} of “{{word}}” is invisible. Type the word again.',
        cn: '“{{word}}”的第 {{position}} 个字符不可见，请重新输入',
        tw: '「{{word}}」的第 {{position}} 個字元是不可見字元，請重新輸入',
      },
      examples: () => [
        {
          fails: { phraseNegatives: ['免费'], exactNegatives: ['ca\u{200B}sino'] },
          passes: { phraseNegatives: ['免费'], exactNegatives: ['casino'] },
        },
      ],
    },
  ],
  check: (row) =>
    negativeFields.flatMap((field) =>
      row[field].flatMap((word) => {
        const position = invisiblePosition(word);
        return position === null ? [] : [{ field, code: 'negative_invisible', params: { word, position } }];
      }),
    ),
});
