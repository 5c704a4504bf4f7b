import { findGuessable } from '@meridian/api-client/contract';
import { checkPassword } from '@meridian/api-client/sign-in';
import * as z from 'zod/mini';

/** Why a field cannot be sent; a key of the texts `settings`, under `password.problems`. */
export type PasswordProblem =
  | 'oldRequired'
  | 'required'
  | 'length'
  | 'characters'
  | 'common_password'
  | 'name_as_password'
  | 'same'
  | 'againRequired'
  | 'mismatch';

const problem = (error: PasswordProblem) => ({ error });

/** The typed values; `fresh` is the new password. An old password may violate the rules: it may be older than these. */
export const passwordSchemaOf = (userName: string) =>
  z
    .object({
      old: z.string().check(z.minLength(1, problem('oldRequired'))),
      fresh: z.string().check(
        z.minLength(1, problem('required')),
        z.refine((fresh) => checkPassword(fresh).characters, problem('characters')),
        z.refine((fresh) => checkPassword(fresh).length, problem('length')),
        ...(['common_password', 'name_as_password'] as const).map((reason) =>
          z.refine<string>((fresh) => findGuessable(fresh, userName) !== reason, problem(reason)),
        ),
      ),
      again: z.string().check(z.minLength(1, problem('againRequired'))),
    })
    .check(
      z.refine(({ old, fresh }) => fresh !== old, { ...problem('same'), path: ['fresh'] }),
      z.refine(({ fresh, again }) => again === fresh, { ...problem('mismatch'), path: ['again'] }),
    );
export type PasswordFormValues = z.infer<ReturnType<typeof passwordSchemaOf>>;

/** The empty form, also used after sending. */
export const emptyPasswordForm: PasswordFormValues = { old: '', fresh: '', again: '' };

/** Whether the text in the second field can no longer become the new password by further typing. */
export function cannotBecomeMatch({ fresh, again }: Pick<PasswordFormValues, 'fresh' | 'again'>): boolean {
  return again !== '' && !fresh.startsWith(again);
}
