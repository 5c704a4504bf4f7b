/** Kinds of messages. Administrators write 1 for all users; the server sends the others. */
export const messageTypes = {
  announcement: 1,
  balance: 2,
  exportReady: 3,
  password: 4,
  upload: 5,
  alert: 6,
} as const;
/** Kind of a message, by number. */
export type MessageType = (typeof messageTypes)[keyof typeof messageTypes];
