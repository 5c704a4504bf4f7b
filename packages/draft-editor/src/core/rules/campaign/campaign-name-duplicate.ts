import { added } from '../examples';
import { sharedMessages } from '../shared-messages';
import { uniqueText } from '../unique-text';

export const campaignNameDuplicate = uniqueText({
  id: 'campaign-name-duplicate',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Duplicate campaign name', cn: '计划名称重复', tw: '廣告活動名稱重複' },
  field: 'campaignName',
  message: {
    ...sharedMessages.name_duplicate,
    examples: () => [
      {
        fails: added('campaign', 1, () => ({ campaignName: ' 北海道冬季 ' })),
        passes: added('campaign', 1, () => ({ campaignName: '北海道夏季' })),
      },
    ],
  },
  keyOf: (row) => row.campaignName,
});
