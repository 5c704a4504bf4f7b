import { added } from '../examples';
import { groupRule } from '../rule';
import { countFinding } from '../rule-makers';

/** Reports the campaigns beyond the limit of an account. */
export const campaignCount = groupRule({
  id: 'campaign-count',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Too many campaigns', cn: '计划过多', tw: '廣告活動過多' },
  messages: [
    {
      code: 'too_many_campaigns',
      text: {
        en: 'An account can have up to {{max}} campaigns; this draft has {{count}}.',
        cn: '每个账户最多 {{max}} 个计划，草稿中有 {{count}} 个',
        tw: '每個帳戶最多 {{max}} 個廣告活動，草稿中有 {{count}} 個',
      },
      examples: () => [{ fails: added('campaign', 100), passes: added('campaign', 99) }],
    },
  ],
  limits: ['campaigns'],
  checkGroup: (rows, { limits: { campaigns } }) => {
    const { max } = campaigns;
    return new Map(
      rows.slice(max).map(({ id }) => [id, countFinding(rows.length, max, 'too_many_campaigns')]),
    );
  },
});
