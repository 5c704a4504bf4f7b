import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { ResizablePanel } from './resizable-panel';

const panel = () => page.getByRole('complementary', { name: 'Structure' });
const separator = () => page.getByRole('separator', { name: 'Width of the structure' });
const width = () => panel().element().getBoundingClientRect().width;

async function show(widthOfWindow = 1440) {
  await page.viewport(widthOfWindow, 900);
  const onWidthChange = vi.fn<(width: number) => void>();
  function Controlled() {
    const [shown, setShown] = useState(240);
    return (
      <ResizablePanel
        label="Structure"
        separatorLabel="Width of the structure"
        minWidth={200}
        maxWidth={480}
        defaultWidth={240}
        width={shown}
        onWidthChange={(next) => {
          onWidthChange(next);
          setShown(next);
        }}
        className="h-40"
      >
        {null}
      </ResizablePanel>
    );
  }
  await render(<Controlled />);
  return onWidthChange;
}

/** Drags the separator by a distance, and returns what ends the drag. */
async function drag(distance: number): Promise<() => void> {
  const element = separator().element();
  const { right, top } = element.getBoundingClientRect();
  const send = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY: top + 20 }),
    );
  // the browser has no such pointer
  vi.spyOn(element, 'setPointerCapture').mockImplementation(() => {});
  send('pointerdown', right);
  await expect.element(separator()).toHaveAttribute('data-dragging');
  send('pointermove', right + distance);
  return () => send('pointerup', right + distance);
}

it('is resized by keys within its limits', async () => {
  await show();
  expect(width()).toBe(240);
  await userEvent.tab();
  await expect.element(separator()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(width).toBe(272);
  await expect.element(separator()).toHaveAttribute('aria-valuenow', '272');
  await userEvent.keyboard('{Home}');
  await expect.poll(width).toBe(200);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(width).toBe(200);
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.poll(width).toBe(480);
});

it('has its default width again after a double click', async () => {
  await show();
  separator().element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(width).toBe(480);
  separator()
    .element()
    .dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(width).toBe(240);
});

it('follows the pointer, and reports one width per drag', async () => {
  const onWidthChange = await show();
  const release = await drag(90);
  await expect.poll(width).toBe(330);
  expect(onWidthChange).not.toHaveBeenCalled();
  release();
  expect(onWidthChange).toHaveBeenCalledExactlyOnceWith(330);
  const releaseOutside = await drag(2_000);
  await expect.poll(width).toBe(480);
  releaseOutside();
  expect(onWidthChange).toHaveBeenLastCalledWith(480);
});

it('restores its width when Escape cancels a drag', async () => {
  const onWidthChange = await show();
  const release = await drag(90);
  await expect.poll(width).toBe(330);
  separator().element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(width).toBe(240);
  release();
  expect(onWidthChange).not.toHaveBeenCalled();
});

it('is as wide as a narrow layout', async () => {
  await show(390);
  expect(width()).toBeGreaterThan(300);
  expect(separator().query()).toBeNull();
});
