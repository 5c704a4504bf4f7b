import type { Language } from '@meridian/i18n/core';

/** Widths are CSS pixels. */
const estimate = { cn: 17, tw: 17, en: 9 } as const satisfies Record<Language, number>;
const estimatePadding = 30;

/** A column's width from its title: 17 px per character in Chinese, 9 px in English, plus 30 px. */
export function estimateColumnWidth(title: string, language: Language): number {
  return [...title].length * estimate[language] + estimatePadding;
}
