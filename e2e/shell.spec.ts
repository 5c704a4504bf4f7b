import { expect } from '@playwright/test';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

test('tags: a half-filled form survives switching tags and a reload', async ({ page }) => {
  await signIn(page, { path: '/systemSet/announcement/edit' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  const tags = page.getByRole('navigation', { name: 'Open tabs' });
  await tags.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/home\/index/);
  await tags.getByRole('link', { name: /announcement/i }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  await expect(tags.getByRole('link')).toHaveCount(2);

  // closing it asks for confirmation, since a draft would be lost
  await tags.getByRole('link', { name: /announcement/i }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Close without saving?');
  await question.getByRole('button', { name: 'Close without saving' }).click();
  await expect(page).toHaveURL(/home\/index/);
  await expect(tags.getByRole('link')).toHaveCount(1);
});

test('an announcement reaches an open console at once, with its badge and without a reload', async ({
  browser,
}) => {
  const admin = await browser.newPage();
  const editor = await browser.newPage();
  await signIn(editor, { user: 'editor', path: '/home/index' });
  await settled(editor);
  const bell = editor.getByRole('button', { name: /unread|messages/i }).first();
  const before = await bell.getAttribute('aria-label');

  await signIn(admin, { path: '/systemSet/announcement/edit' });
  await admin.getByRole('textbox', { name: 'Title' }).fill('Reports are read only tonight');
  await admin.getByRole('textbox', { name: 'Text' }).click();
  await admin.keyboard.type('From 01:00 to 03:00.');
  await admin.getByRole('button', { name: 'Publish' }).click();
  await admin
    .getByRole('alertdialog')
    .or(admin.getByRole('dialog'))
    .getByRole('button', { name: /Publish/ })
    .click();

  await expect.poll(() => bell.getAttribute('aria-label')).not.toBe(before);
  await bell.click();
  await expect(editor.getByText('Reports are read only tonight').first()).toBeVisible();
  await admin.close();
  await editor.close();

  // it pops up once, wherever the user logs in next, and only a button closes it
  const next = await browser.newPage();
  await signIn(next, { user: 'editor', path: '/home/index', withPopup: true });
  const popup = next.getByRole('dialog', { name: 'Reports are read only tonight' });
  await expect(popup).toBeVisible();
  await next.mouse.click(5, 895);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'View messages' }).click();
  await expect(next).toHaveURL(/messageCenter\/list/);
  await next.close();
  const later = await browser.newPage();
  await signIn(later, { user: 'editor', path: '/home/index', withPopup: true });
  await settled(later);
  await expect(later.getByRole('dialog')).toHaveCount(0);
  await later.close();
});
