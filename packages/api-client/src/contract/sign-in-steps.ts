/**
 * Pending steps of a session, which must be completed first: changing a one-time password, or using a second factor if the installation
 * requires it from administrators.
 */
export const signInSteps = ['password', 'secondFactor'] as const;
/** A pending login step of a session. */
export type SignInStep = (typeof signInSteps)[number];
