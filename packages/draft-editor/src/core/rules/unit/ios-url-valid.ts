import { validUrls } from '../rule-makers';

export const iosUrlValid = validUrls({
  id: 'ios-url-valid',
  appliesTo: 'unit',
  fields: ['iosUrl'],
  isOwn: false,
});
