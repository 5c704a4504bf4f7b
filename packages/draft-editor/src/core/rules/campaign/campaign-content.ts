import { unchanged, removed } from '../examples';
import { nothing, rowRule } from '../rule';

/** A campaign shows nothing without a unit. */
export const campaignContent = rowRule({
  id: 'campaign-content',
  appliesTo: 'campaign',
  severity: 'warning',
  title: { en: 'Campaign without units', cn: '计划没有单元', tw: '廣告活動沒有廣告群組' },
  messages: [
    {
      code: 'campaign_without_units',
      text: {
        en: 'This campaign has no units, so no ads will run.',
        cn: '计划没有单元，无法展现',
        tw: '廣告活動沒有廣告群組，無法曝光',
      },
      examples: () => [{ fails: removed('unit'), passes: unchanged }],
    },
  ],
  check: (_, { units }) => (units.length === 0 ? [{ code: 'campaign_without_units' }] : nothing),
});
