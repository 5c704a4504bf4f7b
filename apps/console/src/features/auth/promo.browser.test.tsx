import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { Promo } from './promo';

it.each([1024, 1280, 1440])('keeps the column widths of its example at %i px', async (width) => {
  await page.viewport(width, 800);
  await renderPage(
    <div className="grid grid-cols-2">
      <div />
      <Promo />
    </div>,
    fakeServer({}).api,
  );
  const campaign = document.querySelectorAll('th')[1];
  expect(campaign?.offsetWidth).toBeGreaterThan(100);
  expect(campaign?.offsetHeight).toBe(36);
});
