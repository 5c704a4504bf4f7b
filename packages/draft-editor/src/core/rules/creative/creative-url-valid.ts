import { validUrls } from '../rule-makers';

export const creativeUrlValid = validUrls({
  id: 'creative-url-valid',
  appliesTo: 'creative',
  title: { en: 'Invalid creative URL', cn: '创意网址无效', tw: '素材網址無效' },
  fields: ['pcFinalUrl', 'mobileFinalUrl'],
  isOwn: true,
});
