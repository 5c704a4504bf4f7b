import { messageTypes, type MessageType } from '@meridian/api-client/contract';

/** Names of the kinds, in the address and in the texts, in the order of the filter. */
export const messageKinds = [
  'announcement',
  'balance',
  'exportReady',
  'password',
  'upload',
  'alert',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The kind of a type; a type unknown to this console counts as an announcement. */
export function kindOf(type: MessageType): MessageKind {
  return messageKinds.find((kind) => messageTypes[kind] === type) ?? 'announcement';
}
