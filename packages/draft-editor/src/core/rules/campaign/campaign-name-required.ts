import { requiredText } from '../rule-makers';

export const campaignNameRequired = requiredText({
  id: 'campaign-name-required',
  appliesTo: 'campaign',
  title: { en: 'No campaign name', cn: '没有计划名称', tw: '沒有廣告活動名稱' },
  field: 'campaignName',
  message: {
    code: 'campaign_name_required',
    text: { en: 'Enter a campaign name.', cn: '请输入计划名称', tw: '請輸入廣告活動名稱' },
  },
});
