import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse } from '../../testing/pointer';
import { lockPageDuringDrag } from './lock-page-during-drag';

const clicked = vi.fn();
const button = document.createElement('button');
button.textContent = 'Sort';
button.style.cssText = 'position: fixed; left: 0; top: 0; width: 100px; height: 40px';
button.addEventListener('click', clicked);
const at = { x: 50, y: 20 };

beforeEach(() => {
  clicked.mockClear();
  document.body.append(button);
});
afterEach(() => button.remove());

async function hold() {
  let release = () => {};
  button.addEventListener('pointerdown', () => (release = lockPageDuringDrag('grabbing')), { once: true });
  await mouse.press(at);
  return () => release();
}

it('shows one pointer and selects nothing until it is let go', async () => {
  document.body.style.cursor = 'wait';
  const release = await hold();
  expect(document.body.style).toMatchObject({ cursor: 'grabbing', userSelect: 'none' });
  release();
  expect(document.body.style).toMatchObject({ cursor: 'wait', userSelect: '' });
  document.body.style.cursor = '';
  await mouse.release(at);
});

it('keeps the click of the release to itself, also when it was let go before, and no other', async () => {
  const release = await hold();
  release();
  await mouse.release(at);
  expect(clicked).not.toHaveBeenCalled();
  await mouse.press(at);
  await mouse.release(at);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('keeps no later click where the release made none', async () => {
  const release = await hold();
  button.remove();
  await mouse.release(at);
  release();
  document.body.append(button);
  await mouse.press(at);
  await mouse.release(at);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('leaves the clicks of keys alone', async () => {
  await hold();
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(clicked).toHaveBeenCalledTimes(1);
  await mouse.release(at);
});
