import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { HeatMap, type HeatMapProps } from './heat-map';

const map: HeatMapProps = {
  rows: ['Mon', 'Tue'],
  columns: ['00', '01', '02'],
  values: [
    [0, 1, 6],
    [3, null, 600],
  ],
  caption: 'Clicks by hour',
  formatValue: String,
  describeCell: ({ row, column, value }) => `row ${row}, column ${column}: ${value}`,
};
const cells = () =>
  page
    .getByRole('gridcell')
    .elements()
    .filter(({ textContent }) => textContent !== '');
const colour = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor;

it('is one Tab stop and returns to the last active cell', async () => {
  await render(
    <>
      <HeatMap {...map} />
      <button type="button">after</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(cells()[5]);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(cells()[5]);
});

it('shows the tooltip of the focused or hovered cell until Escape', async () => {
  await render(
    <>
      <p>outside</p>
      <HeatMap {...map} />
    </>,
  );
  // the pointer is still where the previous test left it
  await userEvent.hover(page.getByText('outside'));
  await userEvent.tab();
  await expect.element(page.getByText('row 0, column 0: 0')).toBeVisible();
  await userEvent.hover(cells()[4] ?? document.body);
  await expect.element(page.getByText('row 1, column 1: null')).toBeVisible();
  await userEvent.hover(page.getByText('outside'));
  await expect.element(page.getByText('row 0, column 0: 0')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByText(/^row/).query()).toBeNull();
});

it('keeps the tooltip of the outermost cells inside the map', async () => {
  const { container } = await render(
    <div style={{ width: 300, marginTop: 60 }}>
      <HeatMap {...map} describeCell={({ column }) => `column ${column} with a rather long text`} />
    </div>,
  );
  const frame = container.firstElementChild?.getBoundingClientRect();
  for (const cell of [cells()[0], cells()[2]]) {
    await userEvent.hover(cell ?? document.body);
    const box = page
      .getByText(/rather long/)
      .element()
      .getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(frame?.left ?? 0);
    expect(box.right).toBeLessThanOrEqual(frame?.right ?? 0);
  }
});

it('draws zero, low, highest and unknown values differently', async () => {
  await render(<HeatMap {...map} />);
  const [nothing, little, , , unknown, most] = cells();
  expect(new Set([nothing, little, most, unknown].map(colour)).size).toBe(4);
  expect(unknown?.textContent).toBe('--');
});

it('names row and column of each cell, headers first', async () => {
  await render(<HeatMap {...map} />);
  const rows = page.getByRole('row').elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual(['000102', 'Mon016', 'Tue3--600']);
});
