import { messageTypes, type MessageType } from '@meridian/api-client/contract';
import { FileSpreadsheetIcon, LockIcon, MegaphoneIcon, WalletIcon } from '@meridian/ui/icons';

/** Names of the kinds, in the address and in the texts, in the order of the filter. */
export const messageKinds = ['announcement', 'balance', 'exportReady', 'password'] as const;
export type MessageKind = (typeof messageKinds)[number];

export function kindOf(type: MessageType): MessageKind {
  return messageKinds.find((kind) => messageTypes[kind] === type) ?? 'announcement';
}

/** How a kind looks. */
export const kindLooks = {
  announcement: { Icon: MegaphoneIcon, tone: 'info' },
  balance: { Icon: WalletIcon, tone: 'warn' },
  exportReady: { Icon: FileSpreadsheetIcon, tone: 'ok' },
  password: { Icon: LockIcon, tone: 'mute' },
} as const;
