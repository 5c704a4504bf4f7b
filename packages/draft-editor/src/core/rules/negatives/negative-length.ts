import { lengthIn } from '../../length';
import { negativeFields, type Row } from '../../model/rows';
import { rowRule, type Finding, type RowContext, type RuleMessage } from '../rule';

const message: RuleMessage<'negative_too_long'> = {
  code: 'negative_too_long',
  text: {
    en: '“{{word}}” has more than {{max}} {{lengthUnit}}: {{length}} now.',
    cn: '“{{word}}”超过 {{max}} 个{{lengthUnit}}，目前 {{length}} 个',
    tw: '「{{word}}」超過 {{max}} 個{{lengthUnit}}，目前 {{length}} 個',
  },
  examples: () => [
    { fails: { exactNegatives: ['雪'.repeat(21)] }, passes: { exactNegatives: ['雪'.repeat(20)] } },
  ],
};

function check(
  row: Row<'campaign'> | Row<'unit'>,
  { options: { limits } }: RowContext,
): Finding<'negative_too_long'>[] {
  return negativeFields.flatMap((field) =>
    row[field].flatMap((word): Finding<'negative_too_long'>[] => {
      const { max, unit } = limits.negativeKeyword;
      const length = lengthIn(unit, word);
      return length > max
        ? [{ field, code: 'negative_too_long', params: { word, max, length, lengthUnit: unit } }]
        : [];
    }),
  );
}

export const negativeLength = rowRule({
  id: 'negative-length',
  appliesTo: 'unit',
  severity: 'error',
  title: {
    en: 'Negative keyword of a unit too long',
    cn: '单元的否定关键词过长',
    tw: '廣告群組的排除關鍵字過長',
  },
  messages: [message],
  limits: ['negativeKeyword'],
  check,
});

export const campaignNegativeLength = rowRule({
  id: 'campaign-negative-length',
  appliesTo: 'campaign',
  severity: 'error',
  title: {
    en: 'Negative keyword of a campaign too long',
    cn: '计划的否定关键词过长',
    tw: '廣告活動的排除關鍵字過長',
  },
  messages: [message],
  limits: ['negativeKeyword'],
  check,
});
