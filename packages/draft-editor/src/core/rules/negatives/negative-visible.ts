import { negativeFields, type Row } from '../../model/rows';
import { invisiblePosition } from '../../visible-text';
import { rowRule, type Finding, type RuleMessage } from '../rule';

const message: RuleMessage<'negative_invisible'> = {
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
};

function check(row: Row<'campaign'> | Row<'unit'>): Finding<'negative_invisible'>[] {
  return negativeFields.flatMap((field) =>
    row[field].flatMap((word): Finding<'negative_invisible'>[] => {
      const position = invisiblePosition(word);
      return position === null ? [] : [{ field, code: 'negative_invisible', params: { word, position } }];
    }),
  );
}

/** Negative keywords must not have invisible characters: with one, they hide nothing. */
export const negativeVisible = rowRule({
  id: 'negative-visible',
  appliesTo: 'unit',
  severity: 'warning',
  title: {
    en: 'Invisible character in a negative keyword of a unit',
    cn: '单元的否定关键词含不可见字符',
    tw: '廣告群組的排除關鍵字含有不可見字元',
  },
  messages: [message],
  check,
});

/** As `negativeVisible`, for campaigns. */
export const campaignNegativeVisible = rowRule({
  id: 'campaign-negative-visible',
  appliesTo: 'campaign',
  severity: 'warning',
  title: {
    en: 'Invisible character in a negative keyword of a campaign',
    cn: '计划的否定关键词含不可见字符',
    tw: '廣告活動的排除關鍵字含有不可見字元',
  },
  messages: [message],
  check,
});
