import { expect, type Page } from '@playwright/test';
import { addKeyword, createDraft, grid, saved } from './draft-page';
import { strayHiddenTexts } from './hidden-texts';
import { signIn } from './sign-in';
import { test } from './test';

test('a draft is created, edited, copied, deleted and restored', async ({ page }) => {
  await signIn(page);
  await createDraft(page, 'Hokkaido winter 2027');
  await page.getByRole('treeitem', { name: /Hokkaido \| Winter/ }).click();
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toBeVisible();
  expect(await strayHiddenTexts(page)).toEqual([]);
  await page.getByRole('treeitem', { name: /Keywords/ }).click();
  await addKeyword(page, '北海道滑雪');
  await addKeyword(page, '二世谷滑雪');
  await expect(page.getByText('No keyword errors')).toBeVisible();
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.getByRole('treeitem', { name: /Ski packages/ }).click();
  await page.getByRole('button', { name: '1 keyword error' }).click();
  await expect(grid(page).getByRole('gridcell', { name: 'Enter a keyword.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page);
  await page.reload();
  await expect(grid(page).getByText('二世谷滑雪')).toBeVisible();
  // the tag has the name of the draft
  await expect(
    page.getByRole('navigation', { name: 'Open tabs' }).getByRole('link', { name: 'Hokkaido winter 2027' }),
  ).toBeVisible();

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByText('Edit draft')).toBeVisible();
  await breadcrumb.getByRole('link', { name: 'Ad drafts' }).click();
  const row = page.getByRole('row', { name: /Hokkaido winter 2027/ });
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Create copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Draft name' })).toHaveValue('Copy of Hokkaido winter 2027');
  await page.getByRole('treeitem', { name: /Hokkaido \| Winter/ }).click();
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Hokkaido | Winter');

  await page.getByRole('button', { name: 'Back to drafts' }).click();
  const copy = page.getByRole('row', { name: /Copy of Hokkaido winter 2027/ });
  await copy.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(copy).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toBeVisible();
});

test('a warning is waived with a reason, which every user sees', { tag: '@all-cases' }, async ({ page }) => {
  await signIn(page);
  await createDraft(page, 'Waived');
  await addKeyword(page, '北海道最佳滑雪');
  await saved(page);
  await page.getByRole('button', { name: 'All errors, warnings and advice' }).click();
  const panel = page.getByRole('dialog', { name: 'Issues' });
  await panel
    .getByRole('button', { name: /^Waive/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Approved by the legal department');
  await page
    .getByRole('button', { name: /^Waive/ })
    .last()
    .click();
  const reason = panel.getByText('Approved by the legal department');
  await panel.getByText('Waived too').click();
  await expect(reason).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'All errors, warnings and advice' }).click();
  await panel.getByText('Waived too').click();
  await expect(reason).toBeVisible();
});

test('search terms of a report become keywords of a draft', async ({ page }) => {
  await signIn(page);
  await createDraft(page, 'From search terms');
  await saved(page);
  await page.goto('/keywordSearch/searchTerm/searchTermReport');
  const boxes = page.getByRole('rowgroup').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(page.getByText(/^\d rows? selected/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to draft' }).click();
  await page.getByRole('combobox', { name: 'Draft' }).click();
  await page.getByRole('option', { name: 'From search terms' }).click();
  await page.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: /Ski packages/ }).click();
  const terms = page.getByRole('list', { name: 'Search terms' }).getByRole('checkbox');
  // the demo's keyword reports have its search terms: selecting them adds them
  await expect(page.getByText(/^(In the account|Already in draft)/).first()).toBeVisible();
  await terms.first().check();
  const term = await terms.first().evaluate((box) => box.closest('label')?.textContent ?? '');
  await page.getByRole('button', { name: /^Add \d keywords?$/ }).click();
  await page.getByRole('button', { name: 'Open draft' }).click();
  await expect(grid(page).getByText(term, { exact: true })).toBeVisible();
});

test('input while offline survives a killed window, and is saved later', async ({ page, context }) => {
  await signIn(page);
  await createDraft(page, 'Offline');
  await saved(page);
  const address = page.url();
  await page.route('**/*', (route) => route.abort());
  await addKeyword(page, 'typed offline');
  await expect(page.getByText(/Offline, \d+ changes? waiting/)).toBeVisible();
  // a crash: no handler of the page runs
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(address);
  await expect(grid(next).getByText('typed offline')).toBeVisible();
  await saved(next);
  await next.reload();
  await expect(grid(next).getByText('typed offline')).toBeVisible();
});

test('two users edit one draft: both keep their changes, and resolve conflicts', async ({ browser }) => {
  const [ann, bob] = [await browser.newPage(), await browser.newPage()];
  await signIn(ann);
  await createDraft(ann, 'Together');
  await addKeyword(ann, 'jr pass');
  await saved(ann);
  await signIn(bob, { user: 'editor' });
  await bob.goto(ann.url());
  await expect(grid(bob).getByText('jr pass')).toBeVisible();

  // Ann's request stays pending until Bob has saved another word in the same cell, and a new row
  await ann.context().setOffline(true);
  const retype = async (page: Page, text: string) => {
    await grid(page).getByText('jr pass').dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(grid(page).getByText(text)).toBeVisible();
  };
  await retype(ann, 'jr pass ann');
  await retype(bob, 'jr pass bob');
  await addKeyword(bob, 'suica');
  await saved(bob);
  await ann.context().setOffline(false);

  const conflict = ann.getByRole('alert').filter({ hasText: 'Someone else changed 1 value' });
  await expect(conflict).toContainText('jr pass ann');
  await expect(conflict).toContainText('jr pass bob');
  await expect(grid(ann).getByText('suica')).toBeVisible();
  await conflict.getByRole('button', { name: 'Use yours' }).click();
  await expect(conflict).toBeHidden();
  await expect(grid(ann).getByText('jr pass ann')).toBeVisible();
  await saved(ann);
  // Bob's window is notified automatically
  await expect(grid(bob).getByText('jr pass ann')).toBeVisible();
  await ann.close();
  await bob.close();
});

const pastedRows =
  '30,000 pasted rows of which 60 are wrong: what can be is pasted, saved, and undone as one step';
test(pastedRows, { tag: '@all-cases' }, async ({ page }) => {
  await signIn(page);
  await createDraft(page, 'Pasted');
  await addKeyword(page, 'first');
  await grid(page).getByText('first').click();
  const bodies: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/draft/save')) bodies.push(request.postDataBuffer()?.byteLength ?? 0);
  });
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const rows = Array.from(
      { length: 30_000 },
      (_, at) => `滑雪 ${at}\tPhrase\t${at % 500 === 7 ? 'much' : 2}`,
    );
    clipboardData.setData('text/plain', rows.join('\n'));
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    document.activeElement?.dispatchEvent(paste);
  });
  const dialog = page.getByRole('dialog', { name: 'Paste rows' });
  await expect(dialog.getByText('60 rows can’t be pasted')).toBeVisible();
  await expect(dialog.getByText('Line 8 Bid (CNY): much. Enter a number, such as 50 or 2.80.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(page.getByText('29,940 in Ski packages')).toBeVisible();
  await expect(page.getByText('Saving…')).toBeVisible();
  // the page stays responsive while it saves
  await page.getByRole('treeitem', { name: /Hokkaido \| Winter/ }).click();
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toBeVisible();
  const savedAll = expect(page.getByText(/^Saved \d/));
  await savedAll.toBeVisible();
  expect(bodies.filter((bytes) => bytes > 1_000_000)).toEqual([]);
  expect(bodies.length).toBeGreaterThan(3);
  const list = await page.context().newPage();
  await list.goto('/adDraft/list');
  await expect(list.getByRole('row', { name: /Pasted/ })).toContainText('29,940');
  await list.close();

  await page.getByRole('treeitem', { name: /Keywords/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 in Ski packages')).toBeVisible();
  await expect(page.getByText('Saving…')).toBeVisible();
  await savedAll.toBeVisible();
  await page.reload();
  await expect(page.getByText('1 in Ski packages')).toBeVisible();
  await expect(grid(page).getByText('first')).toBeVisible();
});

const deletedMeanwhile =
  'a draft that is deleted while another user edits it is restored with the typed text';
test(deletedMeanwhile, { tag: '@all-cases' }, async ({ browser }) => {
  const [ann, bob] = [await browser.newPage(), await browser.newPage()];
  await signIn(ann);
  await createDraft(ann, 'Deleted meanwhile');
  await saved(ann);
  await signIn(bob, { user: 'editor', path: '/adDraft/list' });
  // her change is not sent before the draft is deleted
  await ann.context().setOffline(true);
  await ann.getByRole('button', { name: 'Add row' }).click();
  await bob
    .getByRole('row', { name: /Deleted meanwhile/ })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await bob.getByRole('menuitem', { name: 'Delete' }).click();
  await bob.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(bob.getByRole('row', { name: /Deleted meanwhile/ })).toBeHidden();
  await ann.context().setOffline(false);
  const banner = ann.getByRole('region', { name: /Someone has deleted this draft/ });
  await expect(banner).toContainText('isn’t saved');
  await banner.getByRole('button', { name: 'Restore' }).click();
  await saved(ann);
  await bob.reload();
  await expect(bob.getByRole('row', { name: /Deleted meanwhile/ })).toBeVisible();
  await ann.close();
  await bob.close();
});

test('a draft that does not exist, or belongs to another account, shows an error', async ({ page }) => {
  await signIn(page, { path: '/adDraft/edit/7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0001' });
  await expect(page.getByText('This draft doesn’t exist')).toBeVisible();
  await page.getByRole('button', { name: 'Back to drafts' }).click();
  await expect(page).toHaveURL(/adDraft\/list/);
});
