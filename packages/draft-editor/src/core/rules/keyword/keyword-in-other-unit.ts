import { addOf } from '../../commands/row-commands';
import { emptyFields } from '../../model/rows';
import { added } from '../examples';
import type { ExampleChange, RuleDescription } from '../rule';

/** A keyword in a second unit, of the same campaign or of another one. */
const elsewhere = (keyword: string, campaignId: string): ExampleChange => [
  ...added('campaign', 1, () => ({ campaignName: 'second' })),
  addOf('unit', [{ parentId: campaignId, rows: [{ ...emptyFields.unit, id: 'other-unit' }] }]),
  addOf('keyword', [{ parentId: 'other-unit', rows: [{ ...emptyFields.keyword, id: 'other', keyword }] }]),
];

/** Compares the keywords of all units: `createRepeatedKeywords` checks it. */
export const keywordInOtherUnit = {
  id: 'keyword-in-other-unit',
  appliesTo: 'keyword',
  severity: 'warning',
  title: {
    en: 'Keyword also in another unit',
    cn: '关键词在其他单元中重复',
    tw: '關鍵字在其他廣告群組中重複',
  },
  messages: [
    {
      code: 'duplicate_in_campaign',
      text: {
        en: 'Also in another unit of this campaign. Either unit’s ads may show.',
        cn: '本计划的其他单元中也有，可能触发任一单元',
        tw: '此廣告活動的其他廣告群組中也有，可能觸發任一個',
      },
      examples: () => [
        { fails: elsewhere('北海道滑雪', 'campaign-1'), passes: elsewhere('北海道温泉', 'campaign-1') },
      ],
    },
    {
      code: 'duplicate_in_draft',
      text: {
        en: 'Also in another campaign of this draft.',
        cn: '草稿的其他计划中也有',
        tw: '草稿的其他廣告活動中也有',
      },
      examples: () => [
        { fails: elsewhere('北海道滑雪', 'more-0'), passes: elsewhere('北海道温泉', 'more-0') },
      ],
    },
  ],
} as const satisfies RuleDescription;
