import { channels, hasPermission, type Channel, type SignInStep } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';

/** The logged-in user of a request, as stored when the request arrived. */
export interface Caller {
  userId: string;
  name: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Paths of the pages in the menu; null: every page that the permissions allow. */
  pages: readonly string[] | null;
  /** Login step that the session must complete before anything else. */
  pendingStep: SignInStep | null;
  /** All accounts that the user has access to. */
  accountIds: readonly number[];
  language: Language;
}

/** Channels whose reports a user may view. */
export function readableChannels({ permissions }: Pick<Caller, 'permissions'>): Channel[] {
  return channels.filter((channel) => hasPermission(permissions, `report:${channel}:view`));
}
