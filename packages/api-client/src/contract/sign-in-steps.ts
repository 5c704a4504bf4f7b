/**
 * What a session may still have to do before it opens anything else: change a one-time password, or use a second factor where the
 * installation demands it of administrators.
 */
export const signInSteps = ['password', 'secondFactor'] as const;
/** A step of the sign-in that a session may still have to take. */
export type SignInStep = (typeof signInSteps)[number];
