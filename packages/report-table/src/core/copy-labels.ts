import type { Language } from '@meridian/i18n/core';

/** The words of a copy. */
export interface CopyLabels {
  /** Announced after cells were copied. */
  copied: (count: string) => string;
}

export const copyLabelsOf: Record<Language, CopyLabels> = {
  en: { copied: (count) => (count === '1' ? '1 cell copied' : `${count} cells copied`) },
  cn: { copied: (count) => `已复制 ${count} 个单元格` },
  tw: { copied: (count) => `已複製 ${count} 個儲存格` },
};
