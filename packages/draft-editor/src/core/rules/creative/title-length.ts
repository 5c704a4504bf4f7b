import { limitedLength } from '../rule-makers';

export const titleLength = limitedLength({
  id: 'title-length',
  appliesTo: 'creative',
  title: { en: 'Title length', cn: '标题的长度', tw: '標題的長度' },
  field: 'title',
  limit: 'title',
  isRequired: true,
});
