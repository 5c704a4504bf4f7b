/** States of a user. `frozen`: an administrator ended the access; `locked`: three wrong passwords. */
export const userStates = ['active', 'frozen', 'locked'] as const;
/** State of a user. */
export type UserState = (typeof userStates)[number];
