import { findDuplicates } from '../../duplicates';
import { negativeFields } from '../../model/rows';
import { type Finding, rowRule } from '../rule';

export const negativeDuplicate = rowRule({
  id: 'negative-duplicate',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Duplicate negative keyword', cn: '否定关键词重复', tw: '排除關鍵字重複' },
  messages: [
    {
      code: 'negative_duplicate',
      text: {
        en: '“{{word}}” appears twice. Remove one of them.',
        cn: '“{{word}}”重复，请删除一个',
        tw: '「{{word}}」重複，請刪除一個',
      },
      examples: () => [
        {
          fails: { phraseNegatives: ['JR Pass', 'ｊｒ  pass'] },
          passes: { phraseNegatives: ['JR Pass'], exactNegatives: ['JR Pass'] },
        },
      ],
    },
  ],
  check: (row) =>
    negativeFields.flatMap((field) =>
      findDuplicates(row[field]).map(({ index }): Finding<'negative_duplicate'> => {
        const word = row[field][index] ?? '';
        return { field, code: 'negative_duplicate', params: { word } };
      }),
    ),
});
