import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../css/styles.css';
import { MediaCell } from './media-cell';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='50'%3E%3C/svg%3E";

/** A row of the table with automatic row height. */
function row(lines: readonly string[], width = 320) {
  return (
    <div data-scope-ui="" className="text-cell">
      <div data-testid="row" className="flex min-h-row border-b border-line-1" style={{ width }}>
        <div className="flex min-h-[calc(var(--meridian-row-height)-1px)] min-w-0 flex-1 items-center self-start">
          <MediaCell image={{ source: picture }} title="北海道滑雪五天四晚" lines={lines} language="cn" />
        </div>
        <div className="self-start leading-[calc(var(--meridian-row-height)-1px)]">
          <span data-testid="figure">1,234</span>
        </div>
      </div>
    </div>
  );
}
const height = () => page.getByTestId('row').element().getBoundingClientRect().height;
const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

describe('MediaCell', () => {
  it.each([
    [['清水寺、岚山、东福寺。', '含和服体验。'], 73],
    [['清水寺、岚山、东福寺。'], 55],
    [[], 38],
    [['', '清水寺、岚山、东福寺。', ''], 55],
    [['一', '二', '三'], 73],
  ])('a row with the lines %j is %i high', async (lines, expected) => {
    await render(row(lines));
    expect(height()).toBe(expected);
  });

  it.each(['default', 'medium', 'small', 'mini'])(
    'aligns its title with the line of the row at size %s',
    async (size) => {
      document.documentElement.dataset.size = size;
      const { rerender } = await render(row([]));
      const single = height();
      const offset = () =>
        middle(page.getByTitle('北海道滑雪五天四晚').element()) -
        middle(page.getByTestId('figure').element());
      expect(Math.abs(offset())).toBeLessThanOrEqual(0.5);
      await rerender(row(['清水寺', '含和服体验。']));
      expect(Math.abs(offset())).toBeLessThanOrEqual(0.5);
      expect(height() - single).toBe(35);
      delete document.documentElement.dataset.size;
    },
  );

  it('shows everything if nothing may be truncated', async () => {
    const lines = [
      '2026-11-20',
      '清水寺、岚山、东福寺，随团摄影跟拍。',
      '含和服体验与抹茶下午茶，两人成行。',
    ];
    await page.viewport(500, 500);
    await render(
      <div data-testid="whole" data-scope-ui="" className="text-cell" style={{ width: 100 }}>
        <MediaCell title="Kyoto maple season 京都红叶季自由行" lines={lines} isWhole language="cn" />
      </div>,
    );
    const texts = [...page.getByTestId('whole').element().querySelectorAll('span')].filter(
      (text) => text.children.length === 0,
    );
    expect(texts).toHaveLength(4);
    for (const text of texts) {
      expect(text.scrollWidth).toBeLessThanOrEqual(Math.max(text.clientWidth, text.offsetWidth));
      expect(getComputedStyle(text).textOverflow).toBe('clip');
    }
    expect(texts[0]?.offsetHeight).toBeGreaterThan(20);
  });

  it('truncates each text at one line, and keeps the picture whole', async () => {
    const long = 'a description that is much longer than its column '.repeat(4);
    await render(row([long, long], 200));
    expect(height()).toBe(73);
    const { width } = page.getByRole('img').element().getBoundingClientRect();
    expect(width).toBe(40);
  });

  it('reserves no space for a picture that it does not have', async () => {
    await render(<MediaCell title="Okinawa" language="en" status="Serving" />);
    expect(page.getByRole('img').query()).toBeNull();
    await expect.element(page.getByText('Serving')).toBeVisible();
  });
});
