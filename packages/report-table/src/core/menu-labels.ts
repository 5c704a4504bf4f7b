import type { Language } from '@meridian/i18n/core';

/** The words of a column's menu and of its button. */
export interface MenuLabels {
  /** Names the menu of a column. */
  columnMenu: (title: string) => string;
}

export const menuLabelsOf: Record<Language, MenuLabels> = {
  en: { columnMenu: (title) => `${title} column menu` },
  cn: { columnMenu: (title) => `“${title}”列菜单` },
  tw: { columnMenu: (title) => `「${title}」欄選單` },
};
