import type { TextKey } from '@meridian/i18n/texts';
import type { Permission } from './permissions';

/** Who may open a page: holders of a permission, everyone who is signed in, or everyone. */
export type PageAccess = Permission | 'session' | 'public';

/** What the table of pages says about each page. */
export interface PageFields {
  path: `/${string}`;
  access: PageAccess;
  titleKey: TextKey<'routes'>;
  /** Reachable by links only: the menu and the page search leave it out. */
  isHidden?: true;
  /** The page whose menu entry is highlighted in place of a hidden page's own. */
  activeMenu?: string;
  /**
   * Its address has another part that names what it shows, and may have further ones: `/adDraft/edit/{id}/keyword`. Each
   * `/adDraft/edit/{id}` has a tag.
   */
  hasParameter?: true;
  /** Its tag is always open, at the front. */
  isPinned?: true;
  /** Its state is dropped as soon as the user opens another page. */
  isUncached?: true;
}

/** `start`, `tools` and `files` have no entry of their own, so each of their pages needs an icon; `null`: outside the menu. */
export type PageInMenu =
  | { group: 'start' | 'tools' | 'files'; icon: string }
  | { group: 'accounts' | 'messages' | 'settings'; icon?: never }
  | { group: null; icon?: never };
