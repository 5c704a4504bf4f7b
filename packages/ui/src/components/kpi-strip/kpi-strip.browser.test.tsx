import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { KpiStrip } from './kpi-strip';
import { sampleKpis } from './sample';

const strip = (selected: string | null, onSelectedChange = vi.fn()) => (
  <KpiStrip kpis={sampleKpis()} selected={selected} onSelectedChange={onSelectedChange} chartId="chart">
    <p>the chart</p>
  </KpiStrip>
);
const cost = page.getByRole('button', { name: /Cost/ });
const clicks = page.getByRole('button', { name: /Clicks/ });

describe('KPI strip', () => {
  it('selects the KPI that is clicked, and none when the selected one is clicked', async () => {
    const onSelectedChange = vi.fn();
    const screen = await render(strip(null, onSelectedChange));
    expect(page.getByText('the chart').query()).toBeNull();
    await userEvent.click(cost);
    expect(onSelectedChange).toHaveBeenLastCalledWith('cost');
    await screen.rerender(strip('cost', onSelectedChange));
    await userEvent.click(clicks);
    expect(onSelectedChange).toHaveBeenLastCalledWith('clicks');
    await userEvent.click(cost);
    expect(onSelectedChange).toHaveBeenLastCalledWith(null);
  });

  it('connects only the selected KPI to its chart', async () => {
    await render(strip('cost'));
    await expect.element(cost).toHaveAttribute('aria-expanded', 'true');
    await expect.element(cost).toHaveAttribute('aria-controls', 'chart');
    await expect.element(clicks).toHaveAttribute('aria-expanded', 'false');
    await expect.element(clicks).not.toHaveAttribute('aria-controls');
    expect(document.getElementById('chart')?.textContent).toBe('the chart');
  });

  it('opens no chart for an unknown KPI', async () => {
    await render(strip('unknown'));
    expect(page.getByText('the chart').query()).toBeNull();
  });

  it.each([
    [1120, 6],
    [1000, 0],
    [360, 0],
  ])('shows at %d px %d sparklines, and no value truncated', async (width, count) => {
    const { container } = await render(<div style={{ width }}>{strip('cost')}</div>);
    const shown = [...container.querySelectorAll('button svg[viewBox="0 0 56 24"]')].filter(
      (line) => line.getBoundingClientRect().width > 0,
    );
    expect(shown).toHaveLength(count);
    for (const { value } of sampleKpis()) {
      const shownValue = page.getByText(value).element();
      expect(shownValue.scrollWidth).toBeLessThanOrEqual(shownValue.parentElement?.clientWidth ?? 0);
    }
  });

  it('has sparklines in all tiles or in none, whatever the width and the values', async () => {
    const { container, rerender } = await render(<div />);
    for (const value of ['5', '294,614', '5,416,039', '￥1,032,720.44', '￥11,032,720.44']) {
      for (const width of [1100, 1152, 1250, 1400, 1600]) {
        const kpis = sampleKpis().map((kpi, index) => (index < 2 ? { ...kpi, value } : kpi));
        await rerender(
          <div style={{ width }}>
            <KpiStrip kpis={kpis} selected={null} onSelectedChange={vi.fn()} />
          </div>,
        );
        const shown = [...container.querySelectorAll('button')].filter((tile) => {
          const line = tile.querySelector('svg[viewBox="0 0 56 24"]')?.getBoundingClientRect();
          return line !== undefined && line.width > 0 && line.top < tile.getBoundingClientRect().bottom - 12;
        });
        expect([0, 6]).toContain(shown.length);
      }
    }
  });

  it('has no sparklines if one KPI has no values', async () => {
    const kpis = sampleKpis().map((kpi, index) => (index === 3 ? { ...kpi, trend: [null, null] } : kpi));
    const { container } = await render(
      <div style={{ width: 1400 }}>
        <KpiStrip kpis={kpis} selected={null} onSelectedChange={vi.fn()} />
      </div>,
    );
    expect(container.querySelectorAll('svg[viewBox="0 0 56 24"]')).toHaveLength(0);
  });

  it('disables the KPIs while they load', async () => {
    await render(
      <KpiStrip kpis={sampleKpis()} selected="cost" onSelectedChange={vi.fn()} isLoading>
        <p>the chart</p>
      </KpiStrip>,
    );
    await expect.element(cost).toBeDisabled();
    expect(page.getByText('the chart').query()).toBeNull();
  });
});
