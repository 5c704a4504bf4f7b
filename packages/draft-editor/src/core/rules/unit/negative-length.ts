import { lengthIn } from '../../length';
import { negativeFields } from '../../model/rows';
import { rowRule } from '../rule';

export const negativeLength = rowRule({
  id: 'negative-length',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Negative keyword too long', cn: '否定关键词过长', tw: '排除關鍵字過長' },
  messages: [
    {
      code: 'negative_too_long',
      text: {
        en: '“{{word}}” has more than {{max}} {{lengthUnit}}: {{length}} now.',
        cn: '“{{word}}”超过 {{max}} 个{{lengthUnit}}，目前 {{length}} 个',
        tw: '「{{word}}」超過 {{max}} 個{{lengthUnit}}，目前 {{length}} 個',
      },
      examples: () => [
        { fails: { exactNegatives: ['雪'.repeat(21)] }, passes: { exactNegatives: ['雪'.repeat(20)] } },
      ],
    },
  ],
  limits: ['negativeKeyword'],
  check: (row, { options: { limits } }) =>
    negativeFields.flatMap((field) =>
      row[field].flatMap((word) => {
        const { max, unit } = limits.negativeKeyword;
        const length = lengthIn(unit, word);
        return length > max
          ? [{ field, code: 'negative_too_long', params: { word, max, length, lengthUnit: unit } }]
          : [];
      }),
    ),
});
