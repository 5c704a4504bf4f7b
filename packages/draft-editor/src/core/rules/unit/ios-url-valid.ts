import { validUrls } from '../rule-makers';

export const iosUrlValid = validUrls({
  id: 'ios-url-valid',
  appliesTo: 'unit',
  title: { en: 'Invalid iOS store link', cn: 'iOS 应用链接无效', tw: 'iOS 商店連結無效' },
  fields: ['iosUrl'],
  isOwn: false,
});
