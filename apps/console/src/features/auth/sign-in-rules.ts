import { isApiResponseError } from '@meridian/api-client';
import type { ErrorName } from '@meridian/api-client/contract';

export interface SignInForm {
  userName: string;
  password: string;
  /** What stands in the picture; absent when the picture is not read. */
  code?: string;
}
export type SignInField = keyof SignInForm;
export type SignInErrors = Partial<Record<SignInField, string>>;

/** Fields in the order of the form. */
export const signInFields = ['userName', 'password', 'code'] as const satisfies readonly SignInField[];

const requiredKeys = {
  userName: 'userNameRequired',
  password: 'passwordRequired',
  code: 'codeRequired',
} as const satisfies Record<SignInField, string>;
export type RequiredKey = (typeof requiredKeys)[SignInField];

/**
 * What is missing in the form, as keys of the texts `auth`.
 * Shape:  empty when nothing is. User name and code count trimmed; a password may consist of spaces.
 */
export function findMissing(form: SignInForm): Partial<Record<SignInField, RequiredKey>> {
  const missing = signInFields.filter((field) => {
    const value = form[field];
    return value !== undefined && (field === 'password' ? value : value.trim()) === '';
  });
  return Object.fromEntries(missing.map((field) => [field, requiredKeys[field]]));
}

const fieldOfError: Partial<Record<ErrorName, SignInField>> = {
  credentials_incorrect: 'password',
  captcha_expired: 'code',
  captcha_incorrect: 'code',
};

/** The field that a refused sign-in is about; undefined when it is about none of them. */
export function fieldAtFault(error: unknown): SignInField | undefined {
  return isApiResponseError(error) && error.errorName ? fieldOfError[error.errorName] : undefined;
}
