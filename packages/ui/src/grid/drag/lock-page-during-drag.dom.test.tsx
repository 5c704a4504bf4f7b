import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockPageDuringDrag } from './lock-page-during-drag';

const clicked = vi.fn();
const button = document.createElement('button');
button.textContent = 'Sort';
button.addEventListener('click', clicked);

beforeEach(() => {
  clicked.mockClear();
  document.body.append(button);
});
afterEach(() => button.remove());

/** Presses the button, which starts a drag. */
async function press() {
  const user = userEvent.setup();
  let end = () => {};
  button.addEventListener('pointerdown', () => (end = lockPageDuringDrag('grabbing')), { once: true });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  return { user, end: () => end(), release: () => user.pointer({ keys: '[/MouseLeft]', target: button }) };
}

it('shows one cursor and prevents text selection until the drag ends', async () => {
  document.body.style.cursor = 'wait';
  const { end, release } = await press();
  expect(document.body.style).toMatchObject({ cursor: 'grabbing', userSelect: 'none' });
  end();
  expect(document.body.style).toMatchObject({ cursor: 'wait', userSelect: '' });
  document.body.style.cursor = '';
  await release();
});

it('swallows the click of the release, also after the drag ended, and no other click', async () => {
  const { user, end, release } = await press();
  end();
  await release();
  expect(clicked).not.toHaveBeenCalled();
  await user.click(button);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('swallows no later click if the release caused none', async () => {
  const { user, end } = await press();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  end();
  await user.click(button);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('swallows no click by keyboard', async () => {
  const { user, release } = await press();
  button.focus();
  await user.keyboard('{Enter}');
  expect(clicked).toHaveBeenCalledTimes(1);
  await release();
});
