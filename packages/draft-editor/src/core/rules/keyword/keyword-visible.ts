import { visibleTexts } from '../rule-makers';

export const keywordVisible = visibleTexts({
  id: 'keyword-visible',
  appliesTo: 'keyword',
  fields: ['keyword'],
});
