import { FileSpreadsheetIcon, LockIcon, MegaphoneIcon, WalletIcon } from '@meridian/ui/icons';
import type { MessageKind } from './message-kinds';

/** How a kind looks. Apart from the kinds, which the address is read with before any page is fetched. */
export const kindStyles = {
  announcement: { Icon: MegaphoneIcon, tone: 'info' },
  balance: { Icon: WalletIcon, tone: 'warn' },
  exportReady: { Icon: FileSpreadsheetIcon, tone: 'ok' },
  password: { Icon: LockIcon, tone: 'mute' },
} as const satisfies Record<MessageKind, object>;
