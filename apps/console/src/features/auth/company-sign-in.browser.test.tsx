import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takePendingSignIn } from '../../lib/session/company-sign-in';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { CompanySignIn } from './company-sign-in';

beforeEach(() => void takePendingSignIn());

async function show(
  company: { label: string } | null,
  begin: () => FakeResponse = () => ({ data: { url: 'https://sso.example/auth?x=1', handle: 'h' } }),
) {
  const server = fakeServer({
    '/getSignInOptions': () => ({ data: { ssoOrigin: null, company } }),
    '/companySignIn/begin': begin,
  });
  const open = vi.fn();
  await renderPage(<CompanySignIn redirect="/downloadCenter/index" open={open} />, server.api);
  return { server, open };
}

const button = () => page.getByRole('button', { name: 'Log in with Kaede' });

it('is hidden unless the server has a provider', async () => {
  const { server } = await show(null);
  await expect.poll(() => server.bodiesOf('/getSignInOptions')).toHaveLength(1);
  expect(page.getByRole('button').elements()).toEqual([]);
});

it("opens the company's log-in page, and stores the data that the return needs", async () => {
  const { open } = await show({ label: 'Kaede' });
  await button().click();
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('https://sso.example/auth?x=1'));
  expect(takePendingSignIn()).toEqual({ handle: 'h', redirect: '/downloadCenter/index' });
});

it("says that the company's log-in page is unreachable", async () => {
  const { open } = await show({ label: 'Kaede' }, () => ({ code: 910014, message: 'no' }));
  await button().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Can’t reach your company’s login page');
  expect(open).not.toHaveBeenCalled();
});
