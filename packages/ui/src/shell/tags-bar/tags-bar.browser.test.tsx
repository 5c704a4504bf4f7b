import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { TagsBar } from './tags-bar';

const titles = ['Home', 'Downloads', 'Keyword · Daily', 'Messages'];
const onMove = vi.fn();
const onOpen = vi.fn();

function Bar() {
  const [active, setActive] = useState('Messages');
  return (
    <>
      <TagsBar
        tags={titles.map((title, index) => ({ key: title, title, isClosable: index > 0 }))}
        activeKey={active}
        labels={{
          bar: 'Open pages',
          pinned: 'Pinned',
          close: (title) => `Close ${title}`,
          closeHint: 'Close',
        }}
        renderLink={(key, { children, ...props }) => (
          <a
            href={`#${key}`}
            // as routers do
            onClick={(event) => {
              if (!event.defaultPrevented) onOpen(key);
            }}
            {...props}
          >
            {children}
          </a>
        )}
        onClose={() => undefined}
        onMove={onMove}
        onMenu={() => undefined}
      />
      <button type="button" onClick={() => setActive('Downloads')}>
        Open downloads
      </button>
    </>
  );
}

const bar = page.getByRole('navigation', { name: 'Open pages' });
const tag = (name: string) => bar.getByRole('link', { name });

beforeEach(async () => {
  onMove.mockClear();
  onOpen.mockClear();
  location.hash = '';
  await page.viewport(1440, 900);
  await render(<Bar />);
});

/** Presses the mouse on a tag and moves it to the right; returns a function that releases it. */
async function startDrag(name: string) {
  const link = tag(name).element();
  const { left, top } = link.getBoundingClientRect();
  const send = async (type: string, x: number) => {
    const at = { bubbles: true, cancelable: true, clientX: left + x, clientY: top + 4 };
    link.dispatchEvent(new MouseEvent(type, at));
    await new Promise(requestAnimationFrame);
  };
  await send('mousedown', 4);
  for (const x of [100, 200, 300, 400]) await send('mousemove', x);
  return async () => {
    link.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
  };
}

it('opens another tag that is clicked at once after a drop', async () => {
  await startDrag('Downloads');
  const dragged = tag('Downloads').element();
  const other = tag('Keyword').element();
  for (const [link, type] of [
    [dragged, 'mouseup'],
    [dragged, 'click'],
    [other, 'mousedown'],
    [other, 'mouseup'],
    [other, 'click'],
  ] as const) {
    link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Keyword · Daily');
});

it('moves a dragged tag without opening it', async () => {
  const drop = await startDrag('Downloads');
  await drop();
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ key: 'Downloads', before: null });
  expect(location.hash).toBe('');
});

it('keeps pinned tags before the others while dragging', async () => {
  const drop = await startDrag('Home');
  await drop();
  expect(onMove).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});

it('cancels a drag with Escape, and opens nothing', async () => {
  const drop = await startDrag('Downloads');
  await userEvent.keyboard('{Escape}');
  await drop();
  expect(onMove).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});

it('keeps the tag of the open page in view if not all tags fit', async () => {
  await page.viewport(240, 600);
  const isInView = (name: string) => {
    const { left, right } = tag(name).element().getBoundingClientRect();
    const list = bar.getByRole('list').element().getBoundingClientRect();
    return left >= list.left && right <= list.right;
  };
  await vi.waitFor(() => {
    expect(isInView('Downloads')).toBe(false);
    expect(isInView('Messages')).toBe(true);
  });
  await page.getByRole('button', { name: 'Open downloads' }).click();
  await vi.waitFor(() => expect(isInView('Downloads')).toBe(true));
  expect(document.scrollingElement?.scrollLeft).toBe(0);
});
