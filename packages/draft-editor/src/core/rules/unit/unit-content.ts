import { updateOf } from '../../commands/row-commands';
import { unchanged, removed } from '../examples';
import { nothing, rowRule } from '../rule';

/** A unit shows nothing without a creative, or without keywords unless it also matches searches automatically. */
export const unitContent = rowRule({
  id: 'unit-content',
  appliesTo: 'unit',
  severity: 'warning',
  title: {
    en: 'Unit without creatives or keywords',
    cn: '单元缺少创意或关键词',
    tw: '廣告群組缺少素材或關鍵字',
  },
  messages: [
    {
      code: 'unit_without_creatives',
      text: {
        en: 'This unit has no creatives, so no ads will run.',
        cn: '单元没有创意，无法展现',
        tw: '廣告群組沒有素材，無法曝光',
      },
      examples: () => [{ fails: removed('creative'), passes: unchanged }],
    },
    {
      code: 'unit_without_keywords',
      text: {
        en: 'This unit has no keywords, and auto-targeting is off.',
        cn: '单元没有关键词，且自动定向已关闭',
        tw: '廣告群組沒有關鍵字，且自動指定目標已關閉',
      },
      examples: () => [
        {
          fails: [...removed('keyword'), updateOf('unit', 'unit-1', { isAutoTargeted: false })],
          passes: removed('keyword'),
        },
      ],
    },
  ],
  check: ({ isAutoTargeted }, { keywords, creatives }) => {
    if (creatives.length === 0) return [{ code: 'unit_without_creatives' }];
    return keywords.length === 0 && !isAutoTargeted ? [{ code: 'unit_without_keywords' }] : nothing;
  },
});
