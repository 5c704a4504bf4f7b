import { FolderIcon, ImageIcon, KeyRoundIcon, LayersIcon, ListOrderedIcon } from '@meridian/ui/icons';

/** The icon of each kind of row. */
export const kindIcons = {
  campaign: FolderIcon,
  unit: LayersIcon,
  keyword: KeyRoundIcon,
  creative: ListOrderedIcon,
  picture: ImageIcon,
} as const;
