import type { Language } from '@meridian/i18n/core';
import type { LengthCheck } from '../core/length';

interface LengthLabels {
  length: string;
  /** Why the length exceeds the number of visible characters. */
  hint: string;
  check: Record<LengthCheck, string>;
}

export const lengthLabels: Record<Language, LengthLabels> = {
  cn: {
    length: '长度',
    hint: '一个汉字计 2 个字符，通配符的花括号不计。',
    check: { short: '过短', fits: '', long: '过长' },
  },
  en: {
    length: 'Length',
    hint: 'Each Chinese character counts as 2. Wildcard braces aren’t counted.',
    check: { short: 'Too short', fits: '', long: 'Too long' },
  },
  tw: {
    length: '長度',
    hint: '一個中文字以 2 個字元計算，萬用字元的大括號不計。',
    check: { short: '過短', fits: '', long: '過長' },
  },
};
