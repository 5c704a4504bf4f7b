import {
  BellRingIcon,
  CloudUploadIcon,
  FileSpreadsheetIcon,
  LockIcon,
  MegaphoneIcon,
  WalletIcon,
} from '@meridian/ui/icons';
import type { MessageKind } from './message-kinds';

/** The style of a kind. Separate from the kinds, which parse the address before any page is loaded. */
export const kindStyles = {
  announcement: { Icon: MegaphoneIcon, tone: 'info' },
  balance: { Icon: WalletIcon, tone: 'warn' },
  exportReady: { Icon: FileSpreadsheetIcon, tone: 'ok' },
  password: { Icon: LockIcon, tone: 'mute' },
  upload: { Icon: CloudUploadIcon, tone: 'info' },
  alert: { Icon: BellRingIcon, tone: 'warn' },
} as const satisfies Record<MessageKind, object>;
