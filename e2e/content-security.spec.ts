import { expect } from '@playwright/test';
import { createDraft } from './draft-page';
import { openInConsole } from './open-in-console';
import { openEach } from './openers';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

test('the console runs without violations of its security headers', async ({ page, violations }) => {
  page.on('pageerror', (error) => violations.push(error.message));
  await signIn(page, { path: '/home/index' });
  const response = await page.request.get('/');
  const policy = response.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  await settled(page);
  await expect(page.locator('main svg').first()).toBeVisible();

  // the chart of the home page is unmounted, and the editor starts
  await openInConsole(page, '/systemSet/announcement/edit');
  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await page.keyboard.type('Typed and ');
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const html = `<html><head><style><!-- .x1 { font-style: italic } --></style></head><body>
      <b style="font-weight:normal"><p style='margin:0' onclick="alert(1)"><span style="font-weight:700">pasted</span>
      from a <span class=x1>document</span></p></b></body></html>`;
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.locator('strong')).toHaveText('pasted');
  await expect(editor.locator('em')).toHaveText('document');
  await expect(editor).toHaveText('Typed and pasted from a document');

  const paths = ['/keywordSearch/keyword/keywordReport', '/reportCenter/keywordSearch/searchWeekly'];
  for (const path of [...paths, '/material/image', '/costReport', '/home/index', '/messageCenter/list']) {
    await openInConsole(page, path);
    await settled(page);
  }
  // menus, lists and dialogs
  await openEach(page, true, () => Promise.resolve());
  const body = page.locator('body');
  await expect(body).toHaveCSS('overflow', 'visible');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(body, 'a dialog locks the scrolling of the page').toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(body).toHaveCSS('overflow', 'visible');
  await createDraft(page, 'Draft under the security headers');
});

test('the console loads no picture, style or script of another host', async ({ page, violations }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const foreign = 'https://elsewhere.example/';
    document.body.append(Object.assign(new Image(), { src: `${foreign}picture.png` }));
    const style = { rel: 'stylesheet', href: `${foreign}style.css` };
    document.head.append(Object.assign(document.createElement('link'), style));
    document.head.append(Object.assign(document.createElement('script'), { src: `${foreign}script.js` }));
  });
  for (const file of ['picture.png', 'style.css', 'script.js'])
    await expect
      .poll(() => violations.some((violation) => violation.includes(`https://elsewhere.example/${file}`)))
      .toBe(true);
  violations.length = 0;
});
