import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../lib/session/session';
import { clearToken, readToken } from '../../lib/session/token';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { LoginPage } from './login-page';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

beforeEach(() => {
  clearToken();
  useSession.setState({ notice: null });
});

/** Opens the page after the correct password of a user with a second factor. */
async function openSecondStep(loginCode: (body: unknown) => FakeResponse) {
  const server = fakeServer({
    '/getPictureValidationCode': () => ({
      data: { uuid: 'picture', image: picture, challenge: { parameters: {} } },
    }),
    '/getSignInOptions': () => ({ data: { ssoOrigin: null, company: null } }),
    '/user/login': () => ({ data: { challenge: 'challenge-1' } }),
    '/user/login/code': loginCode,
  });
  const onSignedIn = vi.fn();
  await renderPage(<LoginPage onSignedIn={onSignedIn} />, server.api);
  await page.getByRole('textbox', { name: 'Username' }).fill('lin');
  await page.getByLabelText('Password', { exact: true }).fill('Secret2026');
  await page.getByRole('textbox', { name: 'Verification code' }).fill('7k3f');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  return { server, onSignedIn, sent: () => server.bodiesOf('/user/login/code') };
}

const code = () => page.getByRole('textbox', { name: 'Code', exact: true });
const recoveryCode = () => page.getByRole('textbox', { name: 'Recovery code' });

it('asks for the code of the app, and logs in with a pasted one', async () => {
  const { sent, onSignedIn } = await openSecondStep(() => ({ data: { token: 'token-of-lin' } }));
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
  await code().fill(' 123 456 ');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ challenge: 'challenge-1', code: '123 456' }]);
  expect(readToken()).toBe('token-of-lin');
});

it('says that a code is missing, without a request', async () => {
  const { sent } = await openSecondStep(() => ({ data: { token: 'token' } }));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(code()).toHaveAccessibleDescription('Enter the code');
  expect(sent()).toEqual([]);
});

it('selects a wrong code, so that typing replaces it', async () => {
  await openSecondStep(() => ({ code: 910008, message: 'wrong' }));
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(code()).toBeInvalid();
  await expect.element(code()).toHaveAccessibleDescription(/The code is wrong or has already been used/);
  await expect.element(code()).toHaveFocus();
  await userEvent.keyboard('654321');
  await expect.element(code()).toHaveValue('654321');
  expect(readToken()).toBeUndefined();
});

it.each([
  [910009, /wrong too many times/],
  [910010, /MERIDIAN_CREDENTIALS_KEY/],
  [429, /Too many requests/],
])('shows above the form an error without a field: %i', async (error, text) => {
  await openSecondStep(() => ({ code: error, message: 'no' }));
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
});

it('keeps the code while the server is unreachable', async () => {
  await openSecondStep(() => {
    throw new TypeError('Failed to fetch');
  });
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Can’t reach the server');
  await expect.element(code()).toHaveValue('123456');
});

it('returns to the password if it took too long, and says so', async () => {
  await openSecondStep(() => ({ code: 910007, message: 'expired' }));
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect.element(page.getByText(/The login took too long/)).toBeVisible();
});

it('accepts a recovery code instead of the app, and returns', async () => {
  const { sent, onSignedIn } = await openSecondStep(() => ({ data: { token: 'token-of-lin' } }));
  await code().fill('123');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(recoveryCode()).toHaveFocus();
  await expect.element(recoveryCode()).toHaveValue('');
  await expect.element(recoveryCode()).toHaveAttribute('inputmode', 'text');
  await page.getByRole('button', { name: 'Use the app' }).click();
  await expect.element(code()).toHaveFocus();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryCode().fill('h4kp-w9ta-mx3e-7ncd');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ challenge: 'challenge-1', code: 'h4kp-w9ta-mx3e-7ncd' }]);
});

it('returns to the password', async () => {
  await openSecondStep(() => ({ data: { token: 'token' } }));
  await page.getByRole('button', { name: 'Back to password' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});
