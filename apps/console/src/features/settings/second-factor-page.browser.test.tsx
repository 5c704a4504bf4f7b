import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { SecondFactorPage } from './second-factor-page';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = ['h4kp-w9ta-mx3e-7ncd', 'q2vy-8rjb-fz5u-e6gs'];
const off = { sinceTime: null, recoveryCodesLeft: 0, canStore: true };
const on = { sinceTime: '2026-11-20T02:00:00Z', recoveryCodesLeft: 10, canStore: true };

beforeEach(() => page.viewport(1440, 900));

async function open(state: object, responses: Record<string, (body: unknown) => FakeResponse> = {}) {
  let current = state;
  const server = fakeServer({
    '/secondFactor/state': () => ({ data: current }),
    '/secondFactor/begin': () => ({
      data: { secret, uri: `otpauth://totp/Meridian:lin?secret=${secret}&issuer=Meridian` },
    }),
    '/secondFactor/confirm': () => {
      current = on;
      return { data: { recoveryCodes } };
    },
    '/secondFactor/renewCodes': () => ({ data: { recoveryCodes } }),
    '/secondFactor/end': () => {
      current = off;
      return { data: null };
    },
    ...responses,
  });
  await renderPage(<SecondFactorPage userName="lin" timeZone="Asia/Shanghai" />, server.api);
  return server;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const password = () => page.getByLabelText('Password', { exact: true });
const appCode = () => page.getByRole('textbox', { name: 'Code from the app' });

it('is switched on with password, picture and code, and shows recovery codes once', async () => {
  const server = await open(off);
  await button('Turn on').click();
  await password().fill('Secret2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.element(appCode()).toHaveAttribute('autocomplete', 'one-time-code');
  await appCode().fill('123456');
  await userEvent.keyboard('{Enter}');
  const codes = dialog('Your recovery codes');
  await expect.element(codes.getByText('h4kp-w9ta-mx3e-7ncd')).toBeVisible();
  expect(JSON.stringify(server.bodiesOf('/secondFactor/begin'))).toMatch(/"pwd":"[0-9a-f]{64}"/);
  expect(server.bodiesOf('/secondFactor/confirm')).toEqual([{ code: '123456' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(codes).toBeVisible();
  await button('Done').click();
  await expect.element(codes).not.toBeInTheDocument();
  await expect.element(page.getByText(/On since/)).toBeVisible();
  await expect.element(page.getByText('10 recovery codes left.')).toBeVisible();
});

it('copies and downloads recovery codes', async () => {
  await open(on);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await button('Create new recovery codes').click();
  const ask = dialog('Create new recovery codes?');
  await password().fill('Secret2026');
  await ask.getByRole('textbox', { name: 'Code' }).fill('123456');
  await ask.getByRole('button', { name: 'Create new recovery codes' }).click();
  await button('Copy').click();
  expect(copied).toHaveBeenCalledWith(recoveryCodes.join('\n'));
  await expect.poll(() => useNotices.getState().take()).toMatchObject([{ title: 'Copied' }]);
  await button('Download').click();
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'Meridian recovery codes.txt',
  ]);
  vi.restoreAllMocks();
});

it('shows a wrong password and a wrong code at their fields', async () => {
  await open(off, {
    '/secondFactor/begin': () => ({ code: 910002, message: 'no' }),
  });
  await button('Turn on').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(password()).toHaveAccessibleDescription('Enter your password');
  await password().fill('Wrong2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(password()).toHaveAccessibleDescription('The password is wrong.');
});

it('shows a wrong code of the app, and asks for the password again if it took too long', async () => {
  let code = 910008;
  await open(off, { '/secondFactor/confirm': () => ({ code, message: 'no' }) });
  await button('Turn on').click();
  await password().fill('Secret2026');
  await userEvent.keyboard('{Enter}');
  await appCode().fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(appCode()).toHaveAccessibleDescription(/The code is wrong/);
  code = 910007;
  await userEvent.keyboard('{Enter}');
  await expect.element(password()).toBeVisible();
});

it('is switched off with password and code', async () => {
  const server = await open(on);
  await button('Turn off').click();
  const ask = dialog('Turn off two-step verification?');
  await password().fill('Secret2026');
  await ask.getByRole('textbox', { name: 'Code' }).fill('h4kp-w9ta-mx3e-7ncd');
  await ask.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByText('Off. Only your password is needed to log in.')).toBeVisible();
  expect(server.bodiesOf('/secondFactor/end')).toMatchObject([{ code: 'h4kp-w9ta-mx3e-7ncd' }]);
});

it.each([
  [1, '1 recovery code left.'],
  [0, 'No recovery codes are left. Create new ones.'],
])('warns if %i recovery codes are left', async (recoveryCodesLeft, text) => {
  await open({ ...on, recoveryCodesLeft });
  await expect.element(page.getByText(text)).toBeVisible();
});

it('says which setting is missing on a server without a key', async () => {
  await open({ ...off, canStore: false });
  await expect.element(page.getByText(/MERIDIAN_CREDENTIALS_KEY/)).toBeVisible();
  expect(button('Turn on').elements()).toEqual([]);
});

it('offers a retry if the state cannot be loaded', async () => {
  let hasFailed = true;
  await open(off, {
    '/secondFactor/state': () => (hasFailed ? { code: 500, message: 'no' } : { data: off }),
  });
  await expect.element(page.getByText('Couldn’t load the status.')).toBeVisible();
  hasFailed = false;
  await button('Try again').click();
  await expect.element(button('Turn on')).toBeVisible();
});
