import { validUrls } from '../rule-makers';

export const creativeUrlValid = validUrls({
  id: 'creative-url-valid',
  appliesTo: 'creative',
  fields: ['pcFinalUrl', 'mobileFinalUrl'],
  isOwn: true,
});
