import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { storedLanguage } from '../../lib/language/language';
import { useNotices } from '../../lib/page/notices';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { LanguagePage } from './language-page';

beforeEach(() => {
  localStorage.clear();
  useUnsavedDrafts.getState().clear();
  onTestFinished(() => {
    localStorage.clear();
    useUnsavedDrafts.getState().clear();
  });
});

async function open(response: () => FakeResponse = () => ({ data: null })) {
  const server = fakeServer({ '/user/changeLanguage': response });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at: '/language',
    page: () => <LanguagePage today="2026-11-21" timeZone="Asia/Shanghai" />,
  });
  return { requestedBodies: () => server.bodiesOf('/user/changeLanguage') };
}

const card = (name: string) => page.getByRole('radio', { name });

it('shows a sample of a report in each language', async () => {
  await open();
  await expect.element(card('English')).toBeChecked();
  for (const title of ['Cost', 'Avg. CPC', '消费', '平均点击价格', '費用', '平均單次點擊費用']) {
    await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  }
  expect(page.getByText('107,353.94').elements()).toHaveLength(3);
  expect(page.getByText('平均点击价格').element().closest('[lang]')?.getAttribute('lang')).toBe('zh-Hans');
  expect(page.getByText('平均單次點擊費用').element().closest('[lang]')?.getAttribute('lang')).toBe(
    'zh-Hant',
  );
  await expect.element(page.getByText('China Standard Time (UTC+8), the accounts’ time zone')).toBeVisible();
});

it('changes all texts without a reload, and stores the language with the user', async () => {
  const { requestedBodies } = await open();
  await card('繁體中文').click();
  await expect.element(page.getByRole('heading', { name: 'Language', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: '語言', exact: true })).toBeVisible();
  await expect.element(card('繁體中文')).toBeChecked();
  expect(requestedBodies()).toEqual([{ language: 3 }]);
  expect(storedLanguage()).toBe('tw');
  expect(useNotices.getState().take()).toEqual([{ tone: 'success', title: '語言已儲存' }]);
});

it('stays in the old language after an error, says so, and keeps the selection', async () => {
  let response: FakeResponse = { code: 500, message: 'broken' };
  await open(() => response);
  await card('简体中文').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(useNotices.getState().take()).toMatchObject([
      { tone: 'error', title: 'Couldn’t change the language. Try again.' },
    ]),
  );
  await expect.element(page.getByRole('heading', { name: 'Language', exact: true })).toBeVisible();
  await expect.element(card('简体中文')).toBeChecked();
  expect(storedLanguage()).toBeUndefined();
  response = { data: null };
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: '语言', exact: true })).toBeVisible();
});

it('shows the number of open drafts', async () => {
  const draft = { href: '/systemSet/announcement/edit', name: 'News', value: {} };
  await open();
  await expect.element(page.getByText('You have no unsaved drafts.', { exact: false })).toBeVisible();
  useUnsavedDrafts.getState().keep('one', draft);
  await expect
    .element(page.getByText('You have 1 unsaved draft. It will be kept', { exact: false }))
    .toBeVisible();
  useUnsavedDrafts.getState().keep('two', draft);
  await expect.element(page.getByText('You have 2 unsaved drafts.', { exact: false })).toBeVisible();
});

it('moves the selection with the arrow keys', async () => {
  await open();
  await card('English').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(card('简体中文')).toBeChecked();
  await expect.element(card('简体中文')).toHaveFocus();
});

it('fits a phone', async () => {
  await open();
  await page.viewport(390, 844);
  await expect.element(card('繁體中文')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
