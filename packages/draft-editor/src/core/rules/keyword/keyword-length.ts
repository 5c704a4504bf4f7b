import { limitedLength } from '../rule-makers';

export const keywordLength = limitedLength({
  id: 'keyword-length',
  appliesTo: 'keyword',
  title: { en: 'Keyword too long', cn: '关键词过长', tw: '關鍵字過長' },
  field: 'keyword',
  limit: 'keyword',
  isRequired: true,
});
