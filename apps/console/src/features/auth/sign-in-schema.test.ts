import { expect, it } from 'vitest';
import { signInMessageKey, signInSchema } from './sign-in-schema';

function messages(form: unknown) {
  const { error } = signInSchema.safeParse(form, { error: signInMessageKey });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}

it('requires every field; blanks count as empty except in a password', () => {
  expect(messages({ userName: ' ', password: '', code: '\t' })).toEqual({
    userName: 'userNameRequired',
    password: 'passwordRequired',
    code: 'codeRequired',
  });
  expect(messages({ userName: 'lin', password: ' ', code: '7k3f' })).toEqual({});
});

it('trims the user name and the code, not the password', () => {
  expect(signInSchema.parse({ userName: ' lin ', password: ' x ', code: ' 7k3f ' })).toEqual({
    userName: 'lin',
    password: ' x ',
    code: '7k3f',
  });
});
