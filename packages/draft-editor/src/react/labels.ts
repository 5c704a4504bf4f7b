import type { Language } from '@meridian/i18n/core';
import type { LengthCheck, LengthUnit } from '../core/length';

interface LengthLabels {
  length: string;
  /** Why the length exceeds the number of visible characters, by unit. */
  hints: Partial<Record<LengthUnit, string>>;
  check: Record<LengthCheck, string>;
}

export const lengthLabels: Record<Language, LengthLabels> = {
  cn: {
    length: '长度',
    hints: {
      halfWidth: '一个汉字计 2 个字符，通配符的花括号不计。',
      byte: '按 UTF-8 字节计算，一个汉字通常为 3 个字节。',
    },
    check: { short: '过短', fits: '', long: '过长' },
  },
  en: {
    length: 'Length',
    hints: {
      halfWidth: 'Each Chinese character counts as 2. Wildcard braces aren’t counted.',
      byte: 'Counted in UTF-8 bytes. A Chinese character usually has 3.',
    },
    check: { short: 'Too short', fits: '', long: 'Too long' },
  },
  tw: {
    length: '長度',
    hints: {
      halfWidth: '一個中文字以 2 個字元計算，萬用字元的大括號不計。',
      byte: '以 UTF-8 位元組計算，一個中文字通常為 3 個位元組。',
    },
    check: { short: '過短', fits: '', long: '過長' },
  },
};
