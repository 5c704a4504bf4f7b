import { channels, hasPermission, type Channel, type SignInStep } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';

/** The signed-in user of a request, as the database has it at that moment. */
export interface Caller {
  userId: string;
  name: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Paths of the pages in the menu; null: every page that the permissions open. */
  pages: readonly string[] | null;
  /** What the session must do before it opens anything else. */
  pendingStep: SignInStep | null;
  /** Every account that the caller may see. */
  accountIds: readonly number[];
  language: Language;
}

/** The channels whose reports a user may read. */
export function readableChannels({ permissions }: Pick<Caller, 'permissions'>): Channel[] {
  return channels.filter((channel) => hasPermission(permissions, `report:${channel}:view`));
}
