import type { Language } from '@meridian/i18n/core';

/** The signed-in user of a request, as the database has it at that moment. */
export interface Caller {
  userId: string;
  name: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Every account that the caller may see. */
  accountIds: readonly number[];
  language: Language;
}
