import * as z from 'zod/mini';

/**
 * Why a session ended that did not expire: the user was frozen or deleted, was signed out or got another password by an administrator, changed
 * the password, ended this session on another device, or signed in on too many devices.
 */
export const sessionEndReasons = [
  'frozen',
  'deleted',
  'signed_out',
  'password_reset',
  'password_changed',
  'ended_elsewhere',
  'replaced',
] as const;
/** Why a session ended that did not expire. */
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** `data` of the error 401 for the token of such a session, for a week. */
export const sessionEndSchema = z.object({ reason: z.enum(sessionEndReasons) });
