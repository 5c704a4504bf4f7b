import { findDuplicates } from '../../duplicates';
import { negativeFields, type Row } from '../../model/rows';
import { rowRule, type Finding, type RuleMessage } from '../rule';

const message: RuleMessage<'negative_duplicate'> = {
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
};

function check(row: Row<'campaign'> | Row<'unit'>): Finding<'negative_duplicate'>[] {
  return negativeFields.flatMap((field) =>
    findDuplicates(row[field]).map(({ index }): Finding<'negative_duplicate'> => {
      const word = row[field][index] ?? '';
      return { field, code: 'negative_duplicate', params: { word } };
    }),
  );
}

export const negativeDuplicate = rowRule({
  id: 'negative-duplicate',
  appliesTo: 'unit',
  severity: 'error',
  title: {
    en: 'Duplicate negative keyword in a unit',
    cn: '单元的否定关键词重复',
    tw: '廣告群組的排除關鍵字重複',
  },
  messages: [message],
  check,
});

export const campaignNegativeDuplicate = rowRule({
  id: 'campaign-negative-duplicate',
  appliesTo: 'campaign',
  severity: 'error',
  title: {
    en: 'Duplicate negative keyword in a campaign',
    cn: '计划的否定关键词重复',
    tw: '廣告活動的排除關鍵字重複',
  },
  messages: [message],
  check,
});
