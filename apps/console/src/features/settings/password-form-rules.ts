import { isApiResponseError } from '@meridian/api-client';
import { checkPassword } from '@meridian/api-client/sign-in';

/** What is typed; `fresh` is the new password. */
export interface PasswordForm {
  old: string;
  fresh: string;
  again: string;
}
export type PasswordField = keyof PasswordForm;

/** Fields in the order of the form. */
export const passwordFields = ['old', 'fresh', 'again'] as const satisfies readonly PasswordField[];

/** The form before anything was typed, and after it was sent. */
export const emptyPasswordForm: PasswordForm = { old: '', fresh: '', again: '' };

/** Why a field cannot be sent; a key of the texts `settings`, under `password.problems`. */
export type PasswordProblem =
  'oldRequired' | 'required' | 'length' | 'characters' | 'same' | 'againRequired' | 'mismatch';

/**
 * What keeps the form from being sent.
 * Shape:  the first problem of each field that has one.
 */
export function findProblems({
  old,
  fresh,
  again,
}: PasswordForm): Partial<Record<PasswordField, PasswordProblem>> {
  const freshProblem = problemOfNew(old, fresh);
  return {
    ...(old === '' && { old: 'oldRequired' }),
    ...(freshProblem && { fresh: freshProblem }),
    ...(again === '' ? { again: 'againRequired' } : again !== fresh && { again: 'mismatch' }),
  };
}

function problemOfNew(old: string, fresh: string): PasswordProblem | undefined {
  if (fresh === '') return 'required';
  const kept = checkPassword(fresh);
  if (!kept.characters) return 'characters';
  if (!kept.length) return 'length';
  return fresh === old ? 'same' : undefined;
}

/** Whether what is typed in the second field can no longer become the new password by typing on. */
export function cannotBecomeMatch({ fresh, again }: PasswordForm): boolean {
  return again !== '' && !fresh.startsWith(again);
}

/** The field that a refused change is about; null when it is about none of them. */
export function fieldAtFault(error: unknown): PasswordField | null {
  if (isApiResponseError(error, 'old_password_incorrect')) return 'old';
  const isSame = isApiResponseError(error) && Object.values(error.fields).includes('same_password');
  return isSame ? 'fresh' : null;
}
