import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { chartLibrary } from './load-echarts';
import { longTrend, sampleTrend } from './sample';
import { TrendChart } from './trend-chart';

beforeAll(() => chartLibrary.load());

const plot = () => page.getByRole('img').first().element();
const lines = () => [...plot().querySelectorAll('path[fill="none"]')];
/** Computed colours of the two lines. */
const lineColours = () =>
  lines()
    .map((line) => getComputedStyle(line).stroke)
    .filter((stroke) => stroke !== 'none');

/** Chromium alone resolves colours of tokens in SVG. */
function tokenColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--meridian-${name})`;
  plot().append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

it('takes its colours from the tokens and follows the theme', async () => {
  const chart = (theme: string) => (
    <div data-theme={theme}>
      <TrendChart {...sampleTrend()} />
    </div>
  );
  const screen = await render(chart('light'));
  await expect.poll(lineColours).toContain(tokenColour('series-1'));
  const light = { main: tokenColour('series-1'), rest: tokenColour('series-rest'), colours: lineColours() };
  expect(light.colours).toContain(light.rest);
  await screen.rerender(chart('dark'));
  expect(tokenColour('series-1')).not.toBe(light.main);
  expect(lineColours()).toContain(tokenColour('series-1'));
  expect(lineColours()).toContain(tokenColour('series-rest'));
  expect(lineColours()).not.toContain(light.main);
});

it('fills its container and follows its width', async () => {
  const chart = (width: number) => (
    <div style={{ width }}>
      <TrendChart {...sampleTrend()} />
    </div>
  );
  const width = () => plot().querySelector('svg')?.getBoundingClientRect().width;
  const screen = await render(chart(600));
  await expect.poll(width).toBe(600);
  await screen.rerender(chart(320));
  await expect.poll(width).toBe(320);
  expect(plot().querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 320 170');
});

it('shows the day, both values and their difference below the pointer', async () => {
  await render(
    <div style={{ width: 700 }}>
      <TrendChart {...sampleTrend()} />
    </div>,
  );
  await expect.poll(() => lines().length).toBeGreaterThan(2);
  const card = () => document.querySelector('[data-elevated]')?.textContent;
  await userEvent.hover(page.getByRole('img').first(), { position: { x: 690, y: 80 } });
  await expect
    .poll(card)
    .toBe(
      'Fri, Nov 20, 2026Nov 14 – Nov 20￥15,910.80Fri, Nov 13, 2026￥15,687.40Difference+￥223.40 (+1.4%)',
    );
  await userEvent.hover(page.getByRole('img').first(), { position: { x: 60, y: 80 } });
  await expect.poll(card).toContain('Sat, Nov 14, 2026');
  await userEvent.hover(page.getByRole('button', { name: 'View as table' }));
  await expect.poll(card).toBeUndefined();
});

it('lists every value of a long series in the table and samples only the drawing', async () => {
  const trend = longTrend(1200);
  await render(
    <div style={{ width: 300 }}>
      <TrendChart {...trend} />
    </div>,
  );
  expect(page.getByRole('row').elements()).toHaveLength(1201);
  await expect.poll(() => lines().length).toBeGreaterThan(0);
  const corners = Math.max(...lines().map((line) => line.getAttribute('d')?.split(/[ML]/).length ?? 0));
  expect(corners).toBeLessThan(400);
});

it('does not redraw when only its host renders again', async () => {
  const trend = sampleTrend();
  const screen = await render(<TrendChart {...trend} />);
  await expect.poll(() => lines().length).toBeGreaterThan(2);
  const before = lines();
  await screen.rerender(<TrendChart {...trend} />);
  expect(lines()).toEqual(before);
});

it('switches between chart and table by keyboard and keeps the focus', async () => {
  await render(<TrendChart {...sampleTrend('cn')} />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '以表格查看' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '以图表查看' })).toHaveFocus();
  expect(page.getByRole('img').first().query()).toBeNull();
  await expect.element(page.getByRole('cell', { name: '￥18,412.50' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.poll(() => lines().length).toBeGreaterThan(2);
});

it('draws a single value as a dot', async () => {
  const { points } = sampleTrend();
  await render(
    <TrendChart
      {...sampleTrend()}
      points={points.slice(0, 1)}
      series={[{ name: 'Cost', kind: 'main', values: [12_000] }]}
    />,
  );
  const marks = () =>
    [...plot().querySelectorAll('path[fill="var(--meridian-series-1)"]')]
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ width }) => width > 0);
  await expect.poll(marks).toHaveLength(1);
  const [dot] = marks();
  const box = plot().getBoundingClientRect();
  expect(dot?.width).toBeCloseTo(7, 0);
  expect(dot?.left).toBeGreaterThan(box.left + box.width / 3);
});

it('formats the difference of ratios in points', async () => {
  await render(
    <TrendChart
      {...sampleTrend()}
      series={[
        { name: 'This week', kind: 'main', values: [0.0567] },
        { name: 'Last week', kind: 'comparison', values: [0.051] },
      ]}
      formatValue={(value) => `${(value * 100).toFixed(2)}%`}
      formatDifference={(amount) => `${(amount * 100).toFixed(2)} pt`}
    />,
  );
  await expect.element(page.getByRole('row', { name: /Nov 14/ })).toHaveTextContent('+0.57 pt (+11.2%)');
});

it('shows the table and an error when the chart library fails to load, and the chart after a retry', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const load = vi.spyOn(chartLibrary, 'load').mockRejectedValue(new Error('not there'));
  onTestFinished(() => [warn, load].forEach((spy) => spy.mockRestore()));
  await render(<TrendChart {...sampleTrend()} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Couldn’t load the chart.');
  await expect.element(page.getByRole('cell', { name: '￥18,412.50' })).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();

  load.mockRestore();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => plot().querySelectorAll('svg path').length).toBeGreaterThan(2);
  expect(page.getByRole('status').query()).toBeNull();
});
