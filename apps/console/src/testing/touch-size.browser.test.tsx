import { Button } from '@meridian/ui';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from './fake-server';
import { renderPage } from './render-page';

afterEach(() => {
  delete document.documentElement.dataset.size;
});

it.each([
  { width: 390, height: 40 },
  { width: 991, height: 40 },
  { width: 992, height: 26 },
])('gives controls the touch size at $width px, whichever was selected', async ({ width, height }) => {
  await page.viewport(width, 800);
  document.documentElement.dataset.size = 'mini';
  await renderPage(<Button>Save</Button>, fakeServer({}).api);
  const button = page.getByRole('button', { name: 'Save' }).element();
  expect(button.getBoundingClientRect().height).toBe(height);
});
