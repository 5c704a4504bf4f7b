import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notify, useNotices } from '../../lib/page/notices';
import { clearToken, readToken } from '../../lib/session/token';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { LoginForm } from './login-form';

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const rejected = (code: number, message: string): FakeResponse => ({ code, message });

async function openForm(login: (body: unknown) => FakeResponse) {
  let pictures = 0;
  const server = fakeServer({
    '/getPictureValidationCode': () => ({
      data: { uuid: `picture-${String((pictures += 1))}`, image: picture, challenge: { parameters: {} } },
    }),
    '/user/login': login,
  });
  const onSignedIn = vi.fn();
  const onChallenge = vi.fn(() => Promise.resolve());
  await renderPage(<LoginForm onSignedIn={onSignedIn} onChallenge={onChallenge} />, server.api);
  const fields = {
    userName: page.getByRole('textbox', { name: 'Username' }),
    password: page.getByLabelText('Password', { exact: true }),
    code: page.getByRole('textbox', { name: 'Verification code' }),
  };
  await expect.element(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
  return {
    server,
    onSignedIn,
    onChallenge,
    fields,
    submit: page.getByRole('button', { name: 'Log in', exact: true }),
  };
}

it('names missing values and focuses the first such field, without a request', async () => {
  const { server, fields, submit } = await openForm(() => rejected(500, ''));
  await fields.userName.fill('  ');
  await submit.click();
  await expect.element(fields.userName).toHaveFocus();
  await expect.element(fields.userName).toHaveAccessibleDescription('Enter your username');
  await expect.element(fields.code).toHaveAccessibleDescription('Enter the verification code');
  expect(server.bodiesOf('/user/login')).toEqual([]);
});

it('keeps typed text after a wrong code, and offers a new picture', async () => {
  const { server, fields, submit, onSignedIn } = await openForm(() => rejected(910006, 'wrong'));
  await fields.userName.fill(' lin ');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3');
  await submit.click();
  await expect.element(fields.code).toHaveFocus();
  await expect.element(fields.code).toHaveValue('');
  await expect
    .element(fields.code)
    .toHaveAccessibleDescription('The verification code is wrong. Enter the code from the new picture.');
  await expect.element(fields.userName).toHaveValue(' lin ');
  await expect.element(fields.password).toHaveValue('Secret2026');
  expect(server.bodiesOf('/user/login')).toMatchObject([
    { userName: 'lin', validationCode: '7k3', uuid: 'picture-1' },
  ]);
  expect(JSON.stringify(server.bodiesOf('/user/login'))).not.toContain('Secret2026');
  expect(server.bodiesOf('/getPictureValidationCode')).toHaveLength(2);
  expect(onSignedIn).not.toHaveBeenCalled();
});

it.each([
  [910002, 'password'],
  [910005, 'code'],
  [910006, 'code'],
] as const)('shows the error %i at its field', async (code, field) => {
  const { fields, submit } = await openForm(() => rejected(code, 'no'));
  await fields.userName.fill('lin');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3f');
  await submit.click();
  await expect.element(fields[field]).toBeInvalid();
  await expect.element(fields[field]).toHaveFocus();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('shows a rejected value at its field', async () => {
  const { fields, submit } = await openForm(() => ({
    ...rejected(400, 'Check the values'),
    fields: { userName: 'required' },
  }));
  await fields.userName.fill('lin');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3f');
  await submit.click();
  await expect.element(fields.userName).toBeInvalid();
  await expect.element(fields.userName).toHaveFocus();
});

it('keeps no password in the cache after a failed attempt', async () => {
  const clients: QueryClient[] = [];
  const mount = vi.spyOn(QueryClient.prototype, 'mount').mockImplementation(function (this: QueryClient) {
    clients.push(this);
  });
  onTestFinished(() => mount.mockRestore());
  const { fields, submit } = await openForm(() => rejected(910002, 'no'));
  await fields.userName.fill('lin');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3f');
  await submit.click();
  await expect.element(fields.password).toBeInvalid();
  expect(clients).toHaveLength(1);
  await expect.poll(() => clients[0]?.getMutationCache().getAll()).toEqual([]);
});

it('shows above the form an error without a field', async () => {
  const { fields, submit } = await openForm(() => rejected(910003, ''));
  await fields.userName.fill('lin');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3f');
  await submit.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your login is suspended. Contact your administrator.');
});

it('has the focus in the username on arrival', async () => {
  const { fields } = await openForm(() => rejected(500, ''));
  await expect.element(fields.userName).toHaveFocus();
});

it('keeps the token, removes messages of failed attempts and continues once the server agrees', async () => {
  const { fields, onSignedIn } = await openForm(() => ({ data: { token: 'token-of-lin' } }));
  notify({ tone: 'error', title: 'Please enter the correct account and password.' });
  const { cleared } = useNotices.getState();
  await fields.userName.fill('lin');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3f');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(useNotices.getState()).toMatchObject({ waiting: [], cleared: cleared + 1 });
  expect(readToken()).toBe('token-of-lin');
});

it('does not log in while a code is needed', async () => {
  clearToken();
  const { fields, onSignedIn, onChallenge } = await openForm(() => ({ data: { challenge: 'challenge-1' } }));
  await fields.userName.fill('lin');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3f');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onChallenge).toHaveBeenCalledExactlyOnceWith('challenge-1'));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(readToken()).toBeUndefined();
});

it('says that a part of the page is missing, not only that there was an error', async () => {
  clearToken();
  const { fields, onChallenge } = await openForm(() => ({ data: { challenge: 'challenge-1' } }));
  onChallenge.mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
  );
  await fields.userName.fill('lin');
  await fields.password.fill('Secret2026');
  await fields.code.fill('7k3f');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load a part of the page.');
});
