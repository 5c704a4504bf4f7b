import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../css/styles.css';
import { SegmentedControl } from './segmented-control';

it('contains all options when they wrap', async () => {
  await page.viewport(390, 600);
  const items = ['New 3', 'Changed 0', 'Equal 0', 'Repeated 1', 'In the account 1', 'Wrong 4'];
  await render(
    <SegmentedControl
      label="Rows"
      items={items.map((label) => ({ value: label, label }))}
      value="Wrong 4"
      onValueChange={() => undefined}
      className="max-w-full flex-wrap"
    />,
  );
  const group = page.getByRole('radiogroup').element();
  const bounds = group.getBoundingClientRect();
  const segments = [...group.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
  expect(new Set(segments.map(({ top }) => top)).size).toBeGreaterThan(1);
  for (const { top, bottom, height } of segments) {
    expect(top).toBeGreaterThanOrEqual(bounds.top);
    expect(bottom).toBeLessThanOrEqual(bounds.bottom);
    expect(height).toBeGreaterThanOrEqual(24);
  }
});
