import type { MenuIconName } from '@meridian/api-client/contract';
import {
  BellIcon,
  BellRingIcon,
  ChartColumnIcon,
  DownloadIcon,
  FileSpreadsheetIcon,
  HouseIcon,
  ImageIcon,
  NewspaperIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  SquarePenIcon,
  UsersIcon,
  WalletIcon,
} from '@meridian/ui/icons';
import type { RouteNode } from '../navigation/routes-tree';

/** An icon for every name in the contract's table of pages. */
const icons: Record<MenuIconName, typeof BellIcon> = {
  home: HouseIcon,
  search: SearchIcon,
  send: SendIcon,
  newspaper: NewspaperIcon,
  'square-pen': SquarePenIcon,
  image: ImageIcon,
  'file-input': FileSpreadsheetIcon,
  'chart-column': ChartColumnIcon,
  download: DownloadIcon,
  bell: BellIcon,
  'bell-ring': BellRingIcon,
  users: UsersIcon,
  settings: SettingsIcon,
  wallet: WalletIcon,
};

const isMenuIconName = (name: string | undefined): name is MenuIconName =>
  name !== undefined && Object.hasOwn(icons, name);

/** The icon that the server names for a menu entry; a general one if the name is missing or unknown. */
export function NavIcon({ node }: { node: RouteNode }) {
  const Icon = isMenuIconName(node.icon) ? icons[node.icon] : ChartColumnIcon;
  return <Icon aria-hidden className="size-4" />;
}
