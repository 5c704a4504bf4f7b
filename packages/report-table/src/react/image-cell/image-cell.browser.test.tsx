import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { ImageCell } from './image-cell';

const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'%3E%3Crect width='100%25' height='100%25' fill='teal'/%3E%3C/svg%3E`;
const wide = pictureOf(800, 497);
const facts = [
  { label: 'Theme', value: 'Okinawa sea' },
  { label: 'Used by', value: '3 creatives' },
];

/** Rows of 60 in a scroller of 240, at a distance from the top of the window. */
function rows(sources: readonly string[], { top = 0 } = {}) {
  return (
    <div data-scope-ui="" style={{ marginTop: top, padding: 20 }}>
      <div data-testid="scroller" style={{ height: 240, overflow: 'auto' }} role="table" aria-label="Rows">
        {sources.map((source, index) => (
          <div key={index} role="row" className="flex p-2 contain-layout" style={{ height: 60 }}>
            <div role="cell">
              <ImageCell source={source} name={`row ${index}`} facts={facts} language="en" />
            </div>
          </div>
        ))}
        <button>after</button>
      </div>
    </div>
  );
}
const thumbnail = (index: number) => page.getByRole('img', { name: `Picture of row ${index}` });
const card = () => page.getByRole('tooltip');
/** Position of the card, without its entry animation. */
const cardBox = () => {
  const element = card().element();
  if (!(element instanceof HTMLElement)) throw new Error('no card');
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  return { left, top, width, bottom: top + height };
};
const boxOf = (element: Element) => element.getBoundingClientRect();
const rowOf = (element: Element) => boxOf(element.closest('[role=row]') ?? element);

beforeEach(async () => {
  await page.viewport(1000, 800);
  await userEvent.unhover(document.body);
});

describe('a thumbnail', () => {
  it('is one element, out of the tab order, that the table can focus', async () => {
    const { container } = await render(<ImageCell source={wide} name="" language="en" />);
    expect(container.innerHTML).toMatch(/^<img [^>]*>$/);
    const image = page.getByRole('img', { name: 'Picture' });
    await expect.element(image).toHaveAttribute('tabindex', '-1');
    await expect.element(image).toHaveAttribute('data-cell-focus');
    expect([boxOf(image.element()).width, boxOf(image.element()).height]).toEqual([40, 25]);
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'data:image/png;base64,broken'])(
    'is a dashed frame without a picture: %s',
    async (source) => {
      await render(
        <div data-scope-ui="">
          <ImageCell source={source} name="x" language="en" />
        </div>,
      );
      const frame = page.getByRole('img', { name: 'No picture' });
      await expect.element(frame).toBeVisible();
      expect([boxOf(frame.element()).width, boxOf(frame.element()).height]).toEqual([40, 25]);
      expect(frame.element().closest('[tabindex], [data-cell-focus]')).toBeNull();
    },
  );

  it('sends no referrer to other hosts', async () => {
    await render(rows([wide]));
    await expect.element(thumbnail(0)).toHaveAttribute('referrerpolicy', 'no-referrer');
    await thumbnail(0).hover();
    await expect.element(card()).toBeVisible();
    expect(card().element().querySelector('img')?.referrerPolicy).toBe('no-referrer');
  });

  it('shows the next picture after one that failed', async () => {
    const { rerender } = await render(<ImageCell source="data:image/png,x" name="x" language="en" />);
    await expect.element(page.getByRole('img', { name: 'No picture' })).toBeVisible();
    await rerender(<ImageCell source={wide} name="x" language="en" />);
    await expect.element(page.getByRole('img', { name: 'Picture of x' })).toBeVisible();
  });
});

describe('the card', () => {
  it('opens under the pointer below its row, with the picture, its facts and its size', async () => {
    await render(rows([wide, wide, wide]));
    await thumbnail(1).hover();
    await expect.element(card()).toBeVisible();
    const box = cardBox();
    const anchor = thumbnail(1).element();
    expect(box.width).toBe(284);
    expect(box.top).toBe(rowOf(anchor).bottom + 4);
    expect(box.left).toBe(boxOf(anchor).right);
    const picture = card().element().querySelector('img');
    expect(picture?.offsetWidth).toBe(260);
    expect(picture?.offsetHeight).toBe(Math.round((260 * 497) / 800));
    expect([...card().element().querySelectorAll('dt, dd')].map((part) => part.textContent)).toEqual([
      'Theme',
      'Okinawa sea',
      'Used by',
      '3 creatives',
      'Size',
      '800 × 497, 1.61:1',
    ]);
    await expect.element(thumbnail(1)).toHaveAccessibleDescription(/Okinawa sea/);
    await userEvent.hover(page.getByRole('button', { name: 'after' }));
    await expect.element(card()).not.toBeInTheDocument();
  });

  it('is not clipped, and covers the following rows', async () => {
    await render(rows([wide, wide, wide, wide]));
    await thumbnail(2).hover();
    await expect.element(card()).toBeVisible();
    const { left, bottom } = boxOf(card().element());
    expect(bottom).toBeGreaterThan(boxOf(page.getByTestId('scroller').element()).bottom);
    expect(
      card()
        .element()
        .contains(document.elementFromPoint(left + 20, bottom - 5)),
    ).toBe(true);
  });

  it('opens above if there is no space below, and stays inside the viewport', async () => {
    await page.viewport(1000, 640);
    await render(<div style={{ paddingLeft: 920 }}>{rows([wide, wide, wide, wide], { top: 330 })}</div>);
    await thumbnail(2).hover();
    await expect.element(card()).toBeVisible();
    expect(cardBox().bottom).toBe(rowOf(thumbnail(2).element()).top - 4);
    expect(cardBox().left).toBe(1000 - 8 - 284);
  });

  it('keeps a tall picture within bounds, and shrinks it in a low window', async () => {
    await render(rows([pictureOf(500, 2000)]));
    await thumbnail(0).hover();
    await expect.element(card()).toBeVisible();
    expect(card().element().querySelector('img')?.offsetHeight).toBe(320);
    await userEvent.keyboard('{Escape}');
    await page.viewport(1000, 300);
    await userEvent.hover(page.getByRole('button', { name: 'after' }));
    await thumbnail(0).hover();
    await expect.element(card()).toBeVisible();
    expect(cardBox().bottom).toBeLessThanOrEqual(292);
    await expect.element(page.getByText('500 × 2000, 0.25:1')).toBeInViewport({ ratio: 1 });
  });

  it('waits until the pointer rests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await render(rows([wide]));
      const image = thumbnail(0).element();
      const point = (type: string) =>
        image.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      point('pointerover');
      vi.advanceTimersByTime(139);
      expect(card().query()).toBeNull();
      point('pointerout');
      vi.advanceTimersByTime(1000);
      expect(card().query()).toBeNull();
      point('pointerover');
      vi.advanceTimersByTime(140);
      await vi.waitFor(() => expect(card().query()).not.toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays while the pointer is on it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await render(rows([wide]));
      const point = (element: Element, type: string) =>
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      const image = thumbnail(0).element();
      point(image, 'pointerover');
      vi.advanceTimersByTime(140);
      await vi.waitFor(() => expect(card().query()).not.toBeNull());
      point(image, 'pointerout');
      vi.advanceTimersByTime(100);
      point(card().element(), 'pointerover');
      vi.advanceTimersByTime(1000);
      expect(card().query()).not.toBeNull();
      point(card().element(), 'pointerout');
      vi.advanceTimersByTime(140);
      await vi.waitFor(() => expect(card().query()).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens for the keyboard, and closes with it', async () => {
    const onKeyDown = vi.fn();
    await render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands in for the table
      <div onKeyDown={({ key }) => void onKeyDown(key)}>{rows([wide, wide])}</div>,
    );
    await userEvent.keyboard('{Shift}');
    thumbnail(0).element().focus();
    await expect.element(card()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card()).not.toBeInTheDocument();
    // the event bubbles to the table: the key also moves the focus from the thumbnail to its cell
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
    thumbnail(1).element().focus();
    await expect.element(card()).toBeVisible();
    page.getByRole('button', { name: 'after' }).element().focus();
    await expect.element(card()).not.toBeInTheDocument();
  });

  it('handles Escape itself while it is only hovered', async () => {
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown, true);
    await render(rows([wide]));
    await thumbnail(0).hover();
    await expect.element(card()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card()).not.toBeInTheDocument();
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKeyDown, true);
  });

  it('closes when anything scrolls, and when the window is resized', async () => {
    await render(rows([wide, wide, wide, wide, wide, wide]));
    await thumbnail(0).hover();
    await expect.element(card()).toBeVisible();
    page.getByTestId('scroller').element().scrollTop = 20;
    await expect.element(card()).not.toBeInTheDocument();
    await userEvent.hover(thumbnail(2));
    await expect.element(card()).toBeVisible();
    window.dispatchEvent(new Event('resize'));
    await expect.element(card()).not.toBeInTheDocument();
  });

  it('opens and closes by touch', async () => {
    await render(rows([wide, wide]));
    const touch = (element: Element) => {
      for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout']) {
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
      }
    };
    touch(thumbnail(0).element());
    await expect.element(card()).toBeVisible();
    touch(card().element());
    await expect.element(card()).toBeVisible();
    touch(page.getByRole('button', { name: 'after' }).element());
    await expect.element(card()).not.toBeInTheDocument();
    touch(thumbnail(0).element());
    await expect.element(card()).toBeVisible();
    touch(thumbnail(0).element());
    await expect.element(card()).not.toBeInTheDocument();
  });

  it('is the only open card', async () => {
    await render(rows([wide, wide]));
    await userEvent.keyboard('{Shift}');
    thumbnail(0).element().focus();
    await expect.element(card()).toBeVisible();
    const first = card().element().id;
    await thumbnail(1).hover();
    await expect
      .poll(() =>
        card()
          .elements()
          .map(({ id }) => id === first),
      )
      .toEqual([false]);
  });
});
