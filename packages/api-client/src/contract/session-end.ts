import * as z from 'zod/mini';

/**
 * Why a session ended before it expired: the user was suspended or deleted, was logged out or got another password by an administrator,
 * changed the password, ended this session on another device, or logged in on too many devices.
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
/** Why a session ended before it expired. */
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** `data` of the error 401 for the token of such a session, for a week. */
export const sessionEndSchema = z.object({ reason: z.enum(sessionEndReasons) });
