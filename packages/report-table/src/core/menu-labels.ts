import type { Language } from '@meridian/i18n/core';

/** The words of the button that opens the menu of a column, and of the menu. */
export interface MenuLabels {
  /** Names the menu of a column. */
  columnMenu: (title: string) => string;
}

export const menuLabelsOf: Record<Language, MenuLabels> = {
  en: { columnMenu: (title) => `${title} column menu` },
  cn: { columnMenu: (title) => `“${title}”列` },
  tw: { columnMenu: (title) => `「${title}」欄` },
};
