import { BanIcon, PauseIcon, PencilIcon, PlayIcon, PlusIcon, WalletIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import type { ItemCommand } from '../../../lib/account-items/account-item';

export const commandIcons: Readonly<Record<ItemCommand, ReactNode>> = {
  pause: <PauseIcon />,
  enable: <PlayIcon />,
  bid: <PencilIcon />,
  budget: <WalletIcon />,
  negatives: <BanIcon />,
  addToDraft: <PlusIcon />,
};
