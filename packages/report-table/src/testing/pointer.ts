// declares the type of `cdp`
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

export interface Point {
  /** CSS pixels of the tests' window. */
  x: number;
  y: number;
}

/** The tests run in a frame; the browser only knows points of its page. */
function pageOf({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

type Button = 'none' | 'left' | 'right';

/** A mouse like the browser's own: with hovering, capture, and clicks of its presses and releases. */
export const mouse = {
  move: (point: Point, button: Button = 'none') => send('mouseMoved', point, button),
  press: (point: Point, { button = 'left', count = 1 }: { button?: Button; count?: number } = {}) =>
    send('mousePressed', point, button, count),
  release: (point: Point, { button = 'left', count = 1 }: { button?: Button; count?: number } = {}) =>
    send('mouseReleased', point, button, count),
};

async function send(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  point: Point,
  button: Button,
  clickCount = 0,
) {
  const buttons = button === 'none' || type === 'mouseReleased' ? 0 : button === 'left' ? 1 : 2;
  await cdp().send('Input.dispatchMouseEvent', { type, ...pageOf(point), button, buttons, clickCount });
}

/** One finger, on an emulated touch screen. */
export const touch = {
  /** Until `isEnabled` is false the browser turns touches into gestures. */
  enable: (isEnabled: boolean) =>
    cdp().send('Emulation.setTouchEmulationEnabled', { enabled: isEnabled, maxTouchPoints: 1 }),
  start: (point: Point) => sendTouch('touchStart', [pageOf(point)]),
  move: (point: Point) => sendTouch('touchMove', [pageOf(point)]),
  end: () => sendTouch('touchEnd', []),
};

async function sendTouch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}
