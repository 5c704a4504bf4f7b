import { endpoints, type UserInfo } from '@meridian/api-client/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { storePendingSignIn } from '../../lib/session/company-sign-in';
import { useCurrentAccount } from '../../lib/session/current-account';
import { useSession } from '../../lib/session/session';
import { clearToken, readToken, writeToken } from '../../lib/session/token';
import { lin, plainPage, renderConsole } from '../../testing/render-console';

const wanted = `${plainPage}?a=1#here`;
const signInWithWayBack = `/login?${new URLSearchParams({ redirect: wanted }).toString()}`;
const otherTab = () => new BroadcastChannel('sessionEvents');
const shown = () => expect.element(page.getByRole('banner'));
const signInPage = () => expect.element(page.getByRole('textbox', { name: 'Username' }));

beforeEach(async () => {
  await page.viewport(1280, 800);
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ isExpired: false, notice: null });
  useCurrentAccount.setState({ accountId: null });
  useUnsavedDrafts.getState().clear();
});

describe('the guard', () => {
  it('redirects users without a token to the log-in page with the full return address', async () => {
    const { href, server } = await renderConsole({ at: wanted });
    await signInPage().toBeVisible();
    expect(href()).toBe(signInWithWayBack);
    expect(server.bodiesOf('/user/getUserInfo')).toEqual([]);
  });

  it('redirects a logged-in user from the log-in page to the first page', async () => {
    writeToken('good');
    const { router } = await renderConsole({ at: signInWithWayBack });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home/index'));
  });

  it('fetches user and routes, then opens the requested page', async () => {
    writeToken('good');
    const { href, server } = await renderConsole({ at: wanted });
    await shown().toBeVisible();
    expect(href()).toBe(wanted);
    expect(server.bodiesOf('/user/getUserInfo')).toHaveLength(1);
    expect(server.bodiesOf('/user/getRouters')).toHaveLength(1);
  });

  it.each([
    ['the user', '/user/getUserInfo', { code: 500, message: 'no such user' }],
    ['the user, since the session is over', '/user/getUserInfo', { code: 401, message: 'over' }],
    ['the routes', '/user/getRouters', { code: 404, message: 'none' }],
  ])('removes the token and reports it if it cannot fetch %s', async (_, call, response) => {
    writeToken('bad');
    const { href } = await renderConsole({ at: wanted, responses: { [call]: () => response } });
    await expect.element(page.getByText('Verification failed, please Login again.')).toBeVisible();
    expect(readToken()).toBeUndefined();
    expect(href()).toBe(signInWithWayBack);
    expect(useSession.getState().isExpired).toBe(false);
  });

  it('keeps the token if the server does not respond, and says that the server is unreachable', async () => {
    writeToken('good');
    const { href } = await renderConsole({
      at: wanted,
      responses: {
        '/user/getUserInfo': () => {
          throw new TypeError('failed to fetch');
        },
      },
    });
    await expect.element(page.getByText('Can’t reach the server')).toBeVisible();
    expect(readToken()).toBe('good');
    expect(href()).toBe(wanted);
  });

  it('shows a forbidden page at its own address, inside the shell', async () => {
    writeToken('good');
    const { href } = await renderConsole({ at: '/reportImport' });
    await expect
      .element(page.getByRole('heading', { name: 'You don’t have access to this page' }))
      .toBeVisible();
    await expect.element(page.getByText('You’re logged in as Lin Wei (Editor).')).toBeVisible();
    await shown().toBeVisible();
    expect(href()).toBe('/reportImport');
    await vi.waitFor(() => expect(document.title).toBe('No access · Meridian'));
  });

  it('redirects from an unknown path to /404, which names it and offers similar pages', async () => {
    writeToken('good');
    const { href } = await renderConsole({ at: '/systemSet/langaugeSet' });
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(href()).toBe(`/404?${new URLSearchParams({ path: '/systemSet/langaugeSet' }).toString()}`);
    await page.getByRole('link', { name: plainPage }).click();
    await vi.waitFor(() => expect(href()).toBe(plainPage));
  });
});

describe('a session that needs a second factor', () => {
  const open = (state: { sinceTime: string | null }) => {
    writeToken('company');
    let pendingStep: UserInfo['pendingStep'] = 'secondFactor';
    const pass = () => {
      pendingStep = null;
    };
    return renderConsole({
      at: wanted,
      responses: {
        '/user/getUserInfo': () => ({
          data: { ...lin, pendingStep, accounts: pendingStep === null ? lin.accounts : [] },
        }),
        '/secondFactor/state': () => ({ data: { ...state, recoveryCodesLeft: 10, canStore: true } }),
        '/secondFactor/begin': () => ({
          data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Meridian:lin?secret=JBSWY3DPEHPK3PXP' },
        }),
        '/secondFactor/confirm': () => {
          pass();
          return { data: { recoveryCodes: ['h4kp-w9ta-mx3e-7ncd'] } };
        },
        '/secondFactor/prove': (body) => {
          if (JSON.stringify(body) !== '{"code":"123456"}') return { code: 910008, message: 'wrong' };
          pass();
          return { data: null };
        },
      },
    });
  };
  const code = () => page.getByRole('textbox', { name: 'Code' });

  it('asks for the code instead of the page, keeps the account, and opens the page then', async () => {
    useCurrentAccount.setState({ accountId: 2 });
    const { href } = await open({ sinceTime: '2026-11-20T08:00:00Z' });
    await expect.element(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    expect(page.getByRole('banner').query()).toBeNull();
    await code().fill('654321');
    await userEvent.keyboard('{Enter}');
    await expect.element(code()).toHaveAccessibleDescription(/The code is wrong/);
    await code().fill('123456');
    await userEvent.keyboard('{Enter}');
    await shown().toBeVisible();
    expect(href()).toBe(wanted);
    expect(useCurrentAccount.getState().accountId).toBe(2);
  });

  it('sets up an app without a password, shows the recovery codes, and opens the page then', async () => {
    const { href, server } = await open({ sinceTime: null });
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await page.getByRole('textbox', { name: 'Code from the app' }).fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('h4kp-w9ta-mx3e-7ncd')).toBeVisible();
    expect(server.bodiesOf('/secondFactor/begin')).toEqual([{}]);
    await page.getByRole('button', { name: 'Done' }).click();
    await shown().toBeVisible();
    expect(href()).toBe(wanted);
  });

  const stepPage = `/second-step?${new URLSearchParams({ redirect: wanted }).toString()}`;

  it('redirects from the page of the step to the console if nothing is pending', async () => {
    writeToken('good');
    const { href } = await renderConsole({ at: stepPage });
    await shown().toBeVisible();
    expect(href()).toBe(wanted);
  });

  it('redirects from the page of the step to the log-in without a session', async () => {
    await renderConsole({ at: stepPage });
    await signInPage().toBeVisible();
  });

  it('can be left', async () => {
    await open({ sinceTime: null });
    await page.getByRole('button', { name: 'Log out' }).click();
    await signInPage().toBeVisible();
    expect(readToken()).toBeUndefined();
  });
});

describe('the language', () => {
  const signInTo = async (language: 1 | 2 | 3) => {
    const rendered = await renderConsole({
      at: wanted,
      responses: {
        '/user/getUserInfo': () => ({ data: { ...lin, language } }),
        '/user/login': () => ({ data: { token: 'new' } }),
      },
    });
    await signInPage().toBeVisible();
    await page.getByRole('textbox', { name: 'Username' }).fill('lin');
    await page.getByLabelText('Password', { exact: true }).fill('Aa345678');
    await page.getByRole('textbox', { name: 'Verification code' }).fill('a1b2');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await shown().toBeVisible();
    return rendered;
  };

  it('at a log-in is that of the user, not of an earlier user of the browser', async () => {
    localStorage.setItem('lang', 'en');
    const { i18n } = await signInTo(3);
    await vi.waitFor(() => expect(i18n.language).toBe('zh-Hant'));
    expect(localStorage.getItem('lang')).toBe('tw');
  });

  it('stays as selected in this browser during the session', async () => {
    writeToken('good');
    localStorage.setItem('lang', 'en');
    const { i18n } = await renderConsole({
      at: wanted,
      responses: { '/user/getUserInfo': () => ({ data: { ...lin, language: 3 } }) },
    });
    await shown().toBeVisible();
    expect(i18n.language).toBe('en');
  });
});

describe('an expired session', () => {
  const open = async () => {
    writeToken('old');
    const rendered = await renderConsole({ at: wanted });
    await shown().toBeVisible();
    useUnsavedDrafts
      .getState()
      .keep('form', { href: plainPage, name: 'Hokkaido winter', value: { text: 'a' } });
    useSession.setState({ isExpired: true });
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    return rendered;
  };

  it('names the unsaved drafts, and leads to the log-in page with the full return address', async () => {
    const { href } = await open();
    await expect
      .element(page.getByRole('list', { name: 'Saved for you' }))
      .toHaveTextContent('Hokkaido winter');
    await page.getByRole('button', { name: 'Log in again' }).click();
    await signInPage().toBeVisible();
    expect(href()).toBe(signInWithWayBack);
    expect(readToken()).toBeUndefined();
    await expect.element(page.getByRole('status')).toHaveTextContent('login expired, please log in again');
  });

  it.each([
    ['frozen', /^An administrator has suspended your login/],
    ['deleted', /^An administrator has deleted your user/],
    ['signed_out', /^An administrator has logged you out/],
    ['password_reset', /^An administrator has reset your password/],
  ] as const)('gives the reason unless it expired, here and on the log-in page: %s', async (reason, text) => {
    await open();
    useSession.setState({ notice: `session_${reason}` });
    await expect.element(page.getByRole('alertdialog', { name: text })).toBeVisible();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await signInPage().toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(text);
  });

  it('names the open page like the window title, once', async () => {
    await open();
    const drafts = page.getByRole('list', { name: 'Saved for you' });
    await expect.element(drafts.getByText('Language', { exact: true })).toBeVisible();
    expect(document.title).toBe('Language · Meridian');
  });

  it.each([
    ['the same user', 'lin', 1],
    ['another user', 'mei', 0],
  ])('keeps drafts for %s who logs in: %s %i', async (_, userId, count) => {
    let user = lin;
    writeToken('old');
    const { router } = await renderConsole({
      at: wanted,
      responses: { '/user/getUserInfo': () => ({ data: user }) },
    });
    await shown().toBeVisible();
    useUnsavedDrafts.getState().keep('form', { href: plainPage, name: 'Hokkaido winter', value: 1 });
    useSession.setState({ isExpired: true });
    await page.getByRole('button', { name: 'Log in again' }).click();
    await signInPage().toBeVisible();
    user = { ...lin, userId };
    writeToken('new');
    await router.navigate({ href: wanted });
    await shown().toBeVisible();
    expect(Object.keys(useUnsavedDrafts.getState().drafts)).toHaveLength(count);
  });

  it('ends when the same user logs in in another tab', async () => {
    const { href } = await open();
    const tab = otherTab();
    tab.postMessage({ event: 'in', token: 'new' });
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    tab.close();
    expect(href()).toBe(wanted);
    expect(Object.keys(useUnsavedDrafts.getState().drafts)).toHaveLength(1);
  });
});

describe('several tabs', () => {
  it('log out together, each with its own return address, and remove account, drafts and responses', async () => {
    writeToken('good');
    const { href, queryClient } = await renderConsole({ at: wanted });
    await shown().toBeVisible();
    useUnsavedDrafts.getState().keep('form', { href: plainPage, name: 'Hokkaido winter', value: 1 });
    const tab = otherTab();
    clearToken();
    tab.postMessage({ event: 'out' });
    await signInPage().toBeVisible();
    tab.close();
    expect(href()).toBe(signInWithWayBack);
    await vi.waitFor(() => expect(useCurrentAccount.getState().accountId).toBeNull());
    expect(useUnsavedDrafts.getState().drafts).toEqual({});
    expect(
      queryClient
        .getQueryCache()
        .findAll({ predicate: ({ queryKey }) => queryKey[2] === endpoints.getUserInfo.path }),
    ).toEqual([]);
  });

  it('notice that the token is gone when the window comes to the front', async () => {
    writeToken('good');
    const { href } = await renderConsole({ at: wanted });
    await shown().toBeVisible();
    clearToken();
    dispatchEvent(new Event('focus'));
    await signInPage().toBeVisible();
    expect(href()).toBe(signInWithWayBack);
  });

  it('log in together: the log-in page continues when the user logs in elsewhere', async () => {
    const { href } = await renderConsole({ at: wanted });
    await signInPage().toBeVisible();
    const tab = otherTab();
    // the cookie of another process may arrive after the event
    tab.postMessage({ event: 'in', token: 'good' });
    await shown().toBeVisible();
    tab.close();
    expect(href()).toBe(wanted);
  });

  it('notify each other of a log-out', async () => {
    writeToken('good');
    const { server } = await renderConsole({ at: wanted });
    const tab = otherTab();
    const heard = vi.fn();
    tab.onmessage = ({ data }: MessageEvent<unknown>) => {
      heard(data);
    };
    await page.getByRole('button', { name: 'User menu: Lin Wei' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await signInPage().toBeVisible();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ event: 'out' }));
    tab.close();
    expect(server.bodiesOf('/user/logout')).toHaveLength(1);
  });

  it('keep their own account', async () => {
    writeToken('good');
    await renderConsole({ at: wanted });
    await shown().toBeVisible();
    expect(useCurrentAccount.getState().accountId).toBe(1);
    localStorage.setItem('curAccount', '2');
    dispatchEvent(new StorageEvent('storage', { key: 'curAccount', newValue: '2' }));
    expect(useCurrentAccount.getState().accountId).toBe(1);
    // nor after a reload
    await useCurrentAccount.persist.rehydrate();
    expect(useCurrentAccount.getState().accountId).toBe(1);
  });
});

describe('a token from another page', () => {
  const handOver = '/auth-redirect#token=from-elsewhere';
  const responses = {
    '/getSignInOptions': () => ({ data: { ssoOrigin: 'https://sso.example', company: null } }),
  };
  const rejection = page.getByText('Single sign-on failed.');

  it('is rejected if it comes from an untrusted page: the log-in page says so', async () => {
    const { router } = await renderConsole({ at: handOver, responses });
    await expect.element(rejection).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(readToken()).toBeUndefined();
  });

  it('does not replace an existing session', async () => {
    writeToken('good');
    const { server } = await renderConsole({ at: handOver, responses });
    await expect.element(rejection).toBeVisible();
    await shown().toBeVisible();
    expect(readToken()).toBe('good');
    expect(server.bodiesOf('/user/logout')).toEqual([]);
  });
});

describe("the return from the company's log-in page", () => {
  const at = '/auth-redirect?code=abc&state=xyz';

  it('logs in and opens the requested page', async () => {
    storePendingSignIn({ handle: 'h', redirect: '/downloadCenter/index' });
    const responses = { '/companySignIn/complete': () => ({ data: { token: 'from-company' } }) };
    const { router, server } = await renderConsole({ at, responses });
    await expect.poll(() => router.state.location.pathname).toBe('/downloadCenter/index');
    expect(readToken()).toBe('from-company');
    expect(server.bodiesOf('/companySignIn/complete')).toEqual([
      { handle: 'h', query: 'code=abc&state=xyz' },
    ]);
  });

  it('says on the log-in page why it failed, and removes the code from the address', async () => {
    storePendingSignIn({ handle: 'h', redirect: '/downloadCenter/index' });
    const responses = { '/companySignIn/complete': () => ({ code: 910015, message: 'no' }) };
    const { router } = await renderConsole({ at, responses });
    await expect.element(page.getByText(/Your company account has no user here/)).toBeVisible();
    expect(router.state.location.href).toBe('/login?redirect=%2FdownloadCenter%2Findex');
    expect(readToken()).toBeUndefined();
  });
});
