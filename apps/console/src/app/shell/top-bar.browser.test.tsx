import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCurrentAccount } from '../../lib/session/current-account';
import { beginSession } from '../../lib/session/session';
import { useSettings } from '../../lib/settings/settings';
import { lin, plainPage, renderConsole } from '../../testing/render-console';

beforeEach(async () => {
  localStorage.clear();
  useSettings.getState().reset();
  beginSession('token');
  await page.viewport(1440, 900);
});
afterEach(() => vi.restoreAllMocks());
const named = (name: string) => page.getByRole('button', { name, exact: true });

it('has the order of the design', async () => {
  await renderConsole({ at: plainPage });
  await expect.element(named('Display size')).toBeVisible();
  const names = page
    .getByRole('banner')
    .getByRole('button')
    .elements()
    .map((each) => each.getAttribute('aria-label'));
  const order = ['Search everything', 'Full screen', 'Display size', 'Language', 'User menu: Lin Wei'];
  expect(names.filter((name) => name !== null && order.includes(name))).toEqual(order);
  expect(names[0]).toMatch(/sidebar/);
});

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'begins at the first item when a menu is opened by %j',
  async (key) => {
    await renderConsole({ at: plainPage });
    // the menu's code is loaded
    await expect.element(named('Display size')).toHaveAttribute('data-state', 'closed');
    named('Display size').element().focus();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('menuitemradio', { name: 'Default' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Medium' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Small' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(useSettings.getState().size).toBe('small');
    await expect.element(named('Display size')).toHaveFocus();
  },
);

describe('the keyboard alone', () => {
  const start = async () => {
    useCurrentAccount.setState({ accountId: 1 });
    const responses = { '/user/changeLanguage': () => ({ data: null }) };
    const { i18n } = await renderConsole({ at: plainPage, responses });
    return i18n;
  };
  const open = async (button: string | RegExp) => {
    const found = page.getByRole('banner').getByRole('button', { name: button });
    await expect.element(found).toHaveAttribute('data-state', 'closed');
    found.element().focus();
    await userEvent.keyboard('{Enter}');
  };

  it('changes the language', async () => {
    const i18n = await start();
    await open('Language');
    await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(() => i18n.language).toBe('zh-Hant');
  });

  it('opens the settings', async () => {
    await start();
    await open('User menu: Lin Wei');
    await expect.element(page.getByRole('menuitem', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('finds an account and switches to it', async () => {
    await start();
    await open(/^Account: /);
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('momi{Enter}');
    await expect.poll(() => useCurrentAccount.getState().accountId).toBe(2);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await open(/^Account: /);
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.poll(() => useCurrentAccount.getState().accountId).toBe(1);
  });
});

it('lists recently used and followed accounts first if there are many', async () => {
  const accounts = Array.from({ length: 12 }, (_, index) => ({
    accountId: index + 1,
    accountNo: `no-${String(index + 1)}`,
    accountName: `Advertiser ${String(index + 1)}`,
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    provider: 'baidu',
    today: '2026-11-21',
  }));
  await renderConsole({
    at: plainPage,
    responses: { '/user/getUserInfo': () => ({ data: { ...lin, accounts, followedAccountIds: [4] } }) },
  });
  const openList = async () => {
    await page.getByRole('button', { name: /^Account: / }).click();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  };
  for (const number of ['no-9', 'no-7']) {
    await openList();
    await userEvent.keyboard(`${number}{Enter}`);
  }
  await openList();
  await expect.element(page.getByRole('group', { name: 'Recent' })).toHaveTextContent('Advertiser 9');
  await expect.element(page.getByRole('group', { name: 'Followed' })).toHaveTextContent('Advertiser 4');
});

it('leaves the focus on the menu when it is opened by a pointer', async () => {
  await renderConsole({ at: plainPage });
  await named('Display size').click();
  await expect.element(page.getByRole('menu')).toHaveFocus();
});

it.each([1280, 1200, 992])('keeps everything apart at %d px, with long names', async (width) => {
  await page.viewport(width, 800);
  const [first, ...more] = lin.accounts;
  const name = 'An advertiser with an uncommonly long name '.repeat(4);
  await renderConsole({
    at: plainPage,
    responses: {
      '/user/getUserInfo': () => ({
        data: { ...lin, accounts: first ? [{ ...first, accountName: name }, ...more] : [] },
      }),
    },
  });
  await expect.element(named('Display size')).toBeVisible();
  const header = page.getByRole('banner').element();
  const boxes = [...header.children].map((child) => child.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(header.getBoundingClientRect().right);
    expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
  }
});

describe('full screen', () => {
  const root = document.documentElement;

  it('is requested, and the button follows the state of the browser', async () => {
    const request = vi.spyOn(root, 'requestFullscreen').mockResolvedValue();
    const exit = vi.spyOn(document, 'exitFullscreen').mockResolvedValue();
    await renderConsole({ at: plainPage });
    await named('Full screen').click();
    expect(request).toHaveBeenCalledOnce();
    const shown = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(root);
    document.dispatchEvent(new Event('fullscreenchange'));
    await named('Exit full screen').click();
    expect(exit).toHaveBeenCalledOnce();
    shown.mockReturnValue(null);
    document.dispatchEvent(new Event('fullscreenchange'));
    await expect.element(named('Full screen')).toBeVisible();
  });

  it('shows an error if the browser rejects full screen', async () => {
    vi.spyOn(root, 'requestFullscreen').mockRejectedValue(new TypeError('not allowed'));
    await renderConsole({ at: plainPage });
    await named('Full screen').click();
    await expect
      .element(page.getByText('Your browser blocked full screen. Press F11 instead.'))
      .toBeVisible();
  });

  it('is not offered if the browser does not support it', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    await renderConsole({ at: plainPage });
    await expect.element(named('Display size')).toBeVisible();
    await expect.element(named('Full screen')).not.toBeInTheDocument();
  });
});
