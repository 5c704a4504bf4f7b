import { validUrls } from '../rule-makers';

export const finalUrlValid = validUrls({
  id: 'final-url-valid',
  appliesTo: 'unit',
  title: { en: 'Invalid final URL', cn: '最终访问网址无效', tw: '最終到達網址無效' },
  fields: ['pcFinalUrl', 'mobileFinalUrl'],
  isOwn: true,
});
