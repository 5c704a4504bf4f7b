import { validUrls } from '../rule-makers';

export const finalUrlValid = validUrls({
  id: 'final-url-valid',
  appliesTo: 'unit',
  fields: ['pcFinalUrl', 'mobileFinalUrl'],
  isOwn: true,
});
