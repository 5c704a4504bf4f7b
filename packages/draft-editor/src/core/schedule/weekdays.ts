import type { Language } from '@meridian/i18n/core';

/** Short names of the days of a week, from Monday. */
export const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  cn: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  tw: ['週一', '週二', '週三', '週四', '週五', '週六', '週日'],
};
