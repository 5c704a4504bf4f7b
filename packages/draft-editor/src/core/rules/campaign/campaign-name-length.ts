import { limitedLength } from '../rule-makers';

export const campaignNameLength = limitedLength({
  id: 'campaign-name-length',
  appliesTo: 'campaign',
  title: { en: 'Campaign name too long', cn: '计划名称过长', tw: '廣告活動名稱過長' },
  field: 'campaignName',
  limit: 'campaignName',
  isRequired: true,
});
