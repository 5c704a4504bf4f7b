import type { MailSettings } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { MailPage } from './mail-page';

const none: MailSettings = { isOffered: true, address: null, isConfirmed: false };

async function open(settings: MailSettings) {
  const server = fakeServer({
    '/user/mail/detail': () => ({ data: settings }),
    '/user/mail/save': () => ({ data: { ...none, address: 'lin@example.com' } }),
  });
  await renderPage(<MailPage />, server.api);
  return server;
}

it('stores an address, and says that it has to be confirmed', async () => {
  const server = await open(none);
  const address = page.getByRole('textbox', { name: 'Email address' });
  await address.fill('lin@example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(address).toHaveAccessibleDescription(/Enter an email address/);
  expect(server.bodiesOf('/user/mail/save')).toEqual([]);
  await address.fill(' lin@example.com ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/lin@example.com isn’t confirmed yet/)).toBeVisible();
  expect(server.bodiesOf('/user/mail/save')).toEqual([{ address: 'lin@example.com' }]);
});

it('says that an address is confirmed', async () => {
  await open({ isOffered: true, address: 'lin@example.com', isConfirmed: true });
  await expect.element(page.getByText('lin@example.com is confirmed.')).toBeVisible();
});

it('says that the server sends no emails', async () => {
  await open({ ...none, isOffered: false });
  await expect.element(page.getByText(/This server can’t send email/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});
