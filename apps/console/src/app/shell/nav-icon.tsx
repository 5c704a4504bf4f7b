import {
  BellIcon,
  ChartColumnIcon,
  DownloadIcon,
  FileSpreadsheetIcon,
  HouseIcon,
  NewspaperIcon,
  SearchIcon,
  SettingsIcon,
} from '@meridian/ui/icons';
import type { RouteNode } from '../routes-tree';

const byName = {
  home: HouseIcon,
  search: SearchIcon,
  newspaper: NewspaperIcon,
  'file-input': FileSpreadsheetIcon,
  'chart-column': ChartColumnIcon,
  download: DownloadIcon,
  bell: BellIcon,
  settings: SettingsIcon,
} as const;

/** The icon that the server names for an entry, else a general one. */
export function NavIcon({ node }: { node: RouteNode }) {
  const name = Object.keys(byName).find((known): known is keyof typeof byName => known === node.icon);
  const Icon = name ? byName[name] : ChartColumnIcon;
  return <Icon aria-hidden className="size-4" />;
}
