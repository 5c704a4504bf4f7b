import { removed, unchanged } from '../examples';
import { nothing, type WholeDraftRule } from '../rule';

/** A draft without campaigns changes nothing, unless it removes items. */
export const campaignRequired: WholeDraftRule<'no_campaigns'> = {
  id: 'campaign-required',
  appliesTo: 'draft',
  severity: 'error',
  title: { en: 'The draft has no campaign', cn: '草稿没有计划', tw: '草稿沒有廣告活動' },
  messages: [
    {
      code: 'no_campaigns',
      text: { en: 'Add a campaign.', cn: '请添加计划', tw: '請新增廣告活動' },
      examples: () => [{ fails: removed('campaign'), passes: unchanged }],
    },
  ],
  checkDraft: ({ tables }, { isRemoving }) =>
    tables.campaign.size === 0 && !isRemoving ? [{ code: 'no_campaigns' }] : nothing,
};
