import { pagePath } from '@meridian/api-client/contract';
import { DownloadIcon, LinkIcon, LockIcon, WalletIcon } from '@meridian/ui/icons';
import { ownPathOf } from '@meridian/ui/safe-html';

const known = [
  { start: pagePath('downloads'), name: 'downloads', Icon: DownloadIcon },
  { start: pagePath('home'), name: 'home', Icon: WalletIcon },
  { start: pagePath('password'), name: 'password', Icon: LockIcon },
] as const;
const other = { name: 'other', Icon: LinkIcon } as const;

/** Where a message leads, with the name of its text and its icon; null for no link, and for one that leaves the console. */
export function messageLink(link: string | null, origin: string) {
  const path = link === null ? null : ownPathOf(link, origin);
  if (path === null) return null;
  return { path, ...(known.find(({ start }) => path.startsWith(start)) ?? other) };
}
