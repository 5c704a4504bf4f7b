/** States of a user. `frozen`: suspended by an administrator; `locked`: three wrong passwords. */
export const userStates = ['active', 'frozen', 'locked'] as const;
/** State of a user. */
export type UserState = (typeof userStates)[number];
