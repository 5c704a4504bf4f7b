import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HtmlCell } from './html-cell';

const gate = vi.hoisted(() => {
  let resolve: (() => void) | undefined;
  const opened = new Promise<void>((done) => (resolve = done));
  return { opened, open: () => resolve?.() };
});
vi.mock('./sanitize', async (importOriginal) => {
  await gate.opened;
  return importOriginal();
});

it('shows the text of markup until the sanitiser is there, and the markup from then on', async () => {
  const html = '<b onclick="alert(1)">bold</b> &amp; <img src="x" onerror="alert(1)"><i>slanted</i>';
  const { container } = await render(
    <>
      <HtmlCell html={html} />
      <HtmlCell html="plain" />
    </>,
  );
  const texts = () => [...container.children].map((cell) => cell.innerHTML);
  expect(texts()).toEqual(['bold &amp; slanted', 'plain']);
  gate.open();
  await expect.poll(texts).toEqual(['<b>bold</b> &amp; <i>slanted</i>', 'plain']);
});
