import { limitedLength } from '../rule-makers';

export const iosUrlLength = limitedLength({
  id: 'ios-url-length',
  appliesTo: 'unit',
  title: { en: 'iOS store link too long', cn: 'iOS 应用链接过长', tw: 'iOS 商店連結過長' },
  field: 'iosUrl',
  limit: 'iosUrl',
});
