import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import type * as loader from './load-echarts';
import { sampleTrend } from './sample';
import { TrendChart } from './trend-chart';

const library = vi.hoisted(() => ({ isThere: false }));
vi.mock('./load-echarts', async (importOriginal) => {
  const { loadECharts } = await importOriginal<typeof loader>();
  return { loadECharts: () => (library.isThere ? loadECharts() : Promise.reject(new Error('not there'))) };
});

it('shows the table and an error when the chart library fails to load, and the chart after a retry', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await render(<TrendChart {...sampleTrend()} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('The chart could not be loaded.');
  await expect.element(page.getByRole('cell', { name: '￥18,412.50' })).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();

  library.isThere = true;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect
    .poll(() => page.getByRole('img').first().element().querySelectorAll('svg path').length)
    .toBeGreaterThan(2);
  expect(page.getByRole('status').query()).toBeNull();
});
