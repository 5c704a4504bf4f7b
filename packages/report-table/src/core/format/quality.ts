import type { Language } from '@meridian/i18n/core';

/** Words of the quality codes 0 to 3: data accumulating, below average, average, above average. */
export const qualityWords: Record<Language, readonly [string, string, string, string]> = {
  en: ['Data accumulating', 'Below average', 'Average', 'Above average'],
  cn: ['数据积累中', '低于平均', '平均', '高于平均'],
  tw: ['資料累積中', '低於平均', '平均', '高於平均'],
};
