import { endpoints } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

const { userName, validationCode } = endpoints.login.body.shape;

/** Values that the log-in form sends. User name and code are trimmed; a password may consist of spaces. */
export const signInSchema = z.object({
  userName,
  password: z.string().check(z.minLength(1)),
  code: validationCode,
});
export type SignInForm = z.infer<typeof signInSchema>;

const messageKeys = {
  userName: 'userNameRequired',
  password: 'passwordRequired',
  code: 'codeRequired',
} as const satisfies Record<keyof SignInForm, string>;

/** Key in the texts `auth` for a missing value. */
export const signInMessageKey: z.core.$ZodErrorMap = ({ path }) => {
  const field = path?.[0];
  return field === 'userName' || field === 'password' || field === 'code' ? messageKeys[field] : undefined;
};
