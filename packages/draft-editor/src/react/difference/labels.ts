import type { Language } from '@meridian/i18n/core';

interface DifferenceLabels {
  /** The value that a field has in the account; an empty text for no value. */
  was: (text: string) => string;
  /** A row that the account does not have. */
  new: string;
  /** A row with other values than in the account. */
  changed: string;
  /** The place of a row in the account. */
  wasIn: (parent: string) => string;
  /** Gives the account's value to a field. */
  revertField: (field: string) => string;
  /** Gives the account's values to a row; removes a new one. */
  revertRow: string;
  revert: string;
}

export const differenceLabels: Record<Language, DifferenceLabels> = {
  en: {
    was: (text) => (text === '' ? 'Was empty' : `Was ${text}`),
    new: 'Not in the account yet',
    changed: 'Differs from the account',
    wasIn: (parent) => `Was in ${parent}`,
    revertField: (field) => `Revert ${field}`,
    revertRow: 'Revert all changes',
    revert: 'Revert',
  },
  cn: {
    was: (text) => (text === '' ? '原为空' : `原为 ${text}`),
    new: '账户中尚无此项',
    changed: '与账户不一致',
    wasIn: (parent) => `原属于：${parent}`,
    revertField: (field) => `还原：${field}`,
    revertRow: '还原全部修改',
    revert: '还原',
  },
  tw: {
    was: (text) => (text === '' ? '原為空白' : `原為 ${text}`),
    new: '帳戶中尚無此項目',
    changed: '與帳戶不一致',
    wasIn: (parent) => `原屬於：${parent}`,
    revertField: (field) => `還原：${field}`,
    revertRow: '還原全部變更',
    revert: '還原',
  },
};
