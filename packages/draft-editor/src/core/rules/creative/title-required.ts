import { requiredText } from '../rule-makers';

export const titleRequired = requiredText({
  id: 'title-required',
  appliesTo: 'creative',
  title: { en: 'No title', cn: '没有标题', tw: '沒有標題' },
  field: 'title',
  message: { code: 'title_required', text: { en: 'Enter a title.', cn: '请输入标题', tw: '請輸入標題' } },
});
