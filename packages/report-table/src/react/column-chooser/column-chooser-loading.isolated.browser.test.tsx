import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ColumnChooser } from './column-chooser';

// the browser keeps the first 250 entries otherwise, fewer than a page has modules
performance.setResourceTimingBufferSize(10_000);
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
const hasLoaded = (part: string) => loaded().some((name) => name.includes(part));

it('shows at once and loads the panel when the pointer comes near', async () => {
  await render(
    <ColumnChooser
      titleInfos={[{ dataKey: 'click', titleName: 'Clicks' }]}
      language="en"
      columnState={{}}
      onColumnStateChange={() => undefined}
    />,
  );
  const button = page.getByRole('button', { name: 'Columns 1' });
  await expect.element(button).toBeVisible();
  expect([hasLoaded('chooser-panel'), hasLoaded('@dnd-kit')]).toEqual([false, false]);
  await button.hover();
  await vi.waitFor(() => expect([hasLoaded('chooser-panel'), hasLoaded('@dnd-kit')]).toEqual([true, true]));
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
