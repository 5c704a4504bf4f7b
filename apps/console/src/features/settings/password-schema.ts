import { checkPassword } from '@meridian/api-client/sign-in';
import * as z from 'zod/mini';

/** Why a field cannot be sent; a key of the texts `settings`, under `password.problems`. */
export type PasswordProblem =
  | 'oldRequired'
  | 'required'
  | 'length'
  | 'characters'
  | 'same'
  | 'againRequired'
  | 'mismatch';

const problem = (error: PasswordProblem) => ({ error });

/** What is typed; `fresh` is the new password. An old password may break the rules: it may be older than they are. */
export const passwordSchema = z
  .object({
    old: z.string().check(z.minLength(1, problem('oldRequired'))),
    fresh: z.string().check(
      z.minLength(1, problem('required')),
      z.refine((fresh) => checkPassword(fresh).characters, problem('characters')),
      z.refine((fresh) => checkPassword(fresh).length, problem('length')),
    ),
    again: z.string().check(z.minLength(1, problem('againRequired'))),
  })
  .check(
    z.refine(({ old, fresh }) => fresh !== old, { ...problem('same'), path: ['fresh'] }),
    z.refine(({ fresh, again }) => again === fresh, { ...problem('mismatch'), path: ['again'] }),
  );
export type PasswordFormValues = z.infer<typeof passwordSchema>;

/** The form before anything was typed, and after it was sent. */
export const emptyPasswordForm: PasswordFormValues = { old: '', fresh: '', again: '' };

/** Whether what is typed in the second field can no longer become the new password by typing on. */
export function cannotBecomeMatch({ fresh, again }: Pick<PasswordFormValues, 'fresh' | 'again'>): boolean {
  return again !== '' && !fresh.startsWith(again);
}
