import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HtmlCell } from './html-cell';

vi.mock('./sanitize', () => ({
  get sanitizeHtml() {
    throw new Error('not there');
  },
}));

it('keeps the text of markup when the sanitiser cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { container } = await render(<HtmlCell html="<b>bold</b><script>alert(1)</script>" />);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(container.querySelector('span')?.innerHTML).toBe('bold');
});
