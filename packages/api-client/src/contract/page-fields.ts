import type { TextKey } from '@meridian/i18n/texts';
import type { Permission } from './permissions';

/** Who may open a page: holders of a permission, every logged-in user, or everyone. */
export type PageAccess = Permission | 'session' | 'public';

/** Fields of a page in the table of pages. */
export interface PageFields {
  path: `/${string}`;
  access: PageAccess;
  titleKey: TextKey<'routes'>;
  /** Reachable by links only: the menu and the page search leave it out. */
  isHidden?: true;
  /** The page whose menu entry is highlighted in place of a hidden page's own. */
  activeMenu?: string;
  /**
   * Its address has a further part with the id of its object, and may have more parts: `/adDraft/edit/{id}/keyword`. Each
   * `/adDraft/edit/{id}` has a tag.
   */
  hasParameter?: true;
  /** Its tag is always open, at the front. */
  isPinned?: true;
  /** Its state is discarded when the user opens another page. */
  isUncached?: true;
}

/** `start`, `tools` and `files` have no menu entry themselves, so each of their pages needs an icon; `null`: outside the menu. */
export type PageInMenu =
  | { group: 'start' | 'tools' | 'files'; icon: string }
  | { group: 'accounts' | 'messages' | 'settings'; icon?: never }
  | { group: null; icon?: never };
