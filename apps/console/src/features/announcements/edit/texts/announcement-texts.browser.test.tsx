import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  announcement,
  button,
  dialog,
  open,
  serverWith,
  show,
  tab,
  text,
  title,
  startAnew,
} from '../../testing/render-editor';

startAnew();

it('shows the state of each language', async () => {
  await open({
    texts: { ...announcement().texts, tw: { title: '系統維護', text: '<p>唯讀</p>', filledFrom: 'cn' } },
  });
  await expect.element(tab(/English/)).toHaveAccessibleName('English (complete)');
  await expect.element(tab(/繁體中文/)).toHaveAccessibleName('繁體中文 (copied, not reviewed)');
  await tab(/繁體中文/).click();
  await expect.element(title()).toHaveAttribute('lang', 'zh-Hant');
  // headings of the text come below it
  await expect.element(page.getByRole('heading', { level: 2, name: 'Text' })).toBeVisible();
  await expect.element(page.getByText('4 / 60')).toBeVisible();
  await expect.element(page.getByText('2 / 2,000')).toBeVisible();
  await expect
    .element(page.getByText('Copied from Simplified Chinese. Review it before publishing.'))
    .toBeVisible();
  await button('Mark as reviewed').click();
  await expect.element(tab(/繁體中文/)).toHaveAccessibleName('繁體中文 (complete)');
});

it('fills a language from another one, and confirms before it overwrites', async () => {
  await open();
  await tab(/繁體中文/).click();
  await button('Copy from').click();
  await page.getByRole('menuitem', { name: 'Simplified Chinese' }).click();
  await expect.element(title()).toHaveValue('系统维护通知');
  await expect.element(text()).toHaveTextContent('报告将处于只读状态。');
  await title().fill('系統維護通知');
  await button('Copy from Simplified again').click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(title()).toHaveValue('系統維護通知');
  await button('Copy from Simplified again').click();
  await dialog().getByRole('button', { name: 'Overwrite' }).click();
  await expect.element(title()).toHaveValue('系统维护通知');
  await expect.element(tab(/繁體中文/)).toHaveAccessibleName(/not reviewed/);
});

it('formats words by button and by key, and marks active formats', async () => {
  const { server } = await open({
    texts: { ...announcement().texts, en: { title: 'T', text: '<p>words</p>', filledFrom: null } },
  });
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await button('Bold').click();
  await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true');
  await button('Numbered list').click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await vi.waitFor(() =>
    expect(server.saved()).toMatchObject([
      { texts: { en: { text: '<ol><li><p><strong>words</strong></p></li></ol>' } } },
    ]),
  );
});

it("moves along the text's buttons with the arrow keys, as one Tab stop", async () => {
  await open();
  await expect.element(button('Bold')).toBeVisible();
  button('Bold').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Italic')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(button('Time slot')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(text()).toHaveFocus();
});

it('accepts only allowed link targets', async () => {
  const { server } = await open({
    texts: { ...announcement().texts, en: { title: 'T', text: '<p>words</p>', filledFrom: null } },
  });
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await button('Link').click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await button('Apply').click();
  await expect.element(address).toHaveAccessibleDescription('Links to this address aren’t allowed');
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue('javascript:alert(1)');
  await address.fill('/downloadCenter/index');
  await userEvent.keyboard('{Enter}');
  await expect.element(text().getByRole('link')).toHaveAttribute('href', '/downloadCenter/index');
  await button('Save draft').click();
  await vi.waitFor(() =>
    expect(server.saved()).toMatchObject([
      { texts: { en: { text: '<p><a href="/downloadCenter/index">words</a></p>' } } },
    ]),
  );
});

it('inserts a table of begin and end, and keeps the tables of a text', async () => {
  await open({
    publishTime: '2026-11-22T02:00:00.000Z',
    texts: {
      ...announcement().texts,
      en: {
        title: 'T',
        text: '<table><tbody><tr><th>Begins</th><td>now</td></tr></tbody></table><p>x</p>',
        filledFrom: null,
      },
    },
  });
  await expect.element(text().getByRole('row', { name: 'Begins now' })).toBeVisible();
  await tab(/简体中文/).click();
  await text().click();
  await button('Time slot').click();
  await expect.element(text().getByRole('row', { name: '开始 2026-11-22 10:00 UTC+8' })).toBeVisible();
});

it('shows all languages as pop-up, bell and page, each in its own language', async () => {
  await open();
  const preview = (name: string) => page.getByRole('region', { name });
  await expect.element(preview('简体中文')).toHaveTextContent(/系统维护通知.*稍后.*查看消息/);
  await expect
    .element(preview('繁體中文'))
    .toHaveTextContent(/Empty: users will see the English text.*Planned maintenance/);
  expect(
    preview('简体中文').getByText('系统维护通知').element().closest('[lang]')?.getAttribute('lang'),
  ).toBe('zh-Hans');
  await title().fill('Another title');
  await expect.element(preview('English')).toHaveTextContent('Another title');
  await page.getByText('Page', { exact: true }).click();
  await expect.element(preview('English').getByText('read only')).toBeVisible();
});

it('opens the preview above the page if it does not fit next to it, also on a phone', async () => {
  await show(serverWith(announcement()), { width: 390 });
  await expect.element(title()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await button('Preview').click();
  await expect.element(page.getByRole('dialog', { name: 'Preview' }).getByText('系统维护通知')).toBeVisible();
});
