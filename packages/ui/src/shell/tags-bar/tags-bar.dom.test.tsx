import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  TagContextMenu,
  TagsBar,
  type TagMenuPosition,
  type TagsBarHandle,
  type TagsBarItem,
  type TagsBarProps,
} from '../../shell';

const pages: readonly TagsBarItem[] = [
  { key: 'home', title: 'Home', isClosable: false },
  { key: 'downloads', title: 'Downloads', detail: 'Files / Downloads', isClosable: true },
  { key: 'keywords', title: 'Keywords', isClosable: true },
  { key: 'messages', title: 'Messages', isClosable: true, isUnsaved: true },
];

/** A bar that closes its tags, with a context menu. */
function Bar({ onClose, ...props }: Partial<TagsBarProps>) {
  const [tags, setTags] = useState(pages);
  const [at, setAt] = useState<({ key: string } & TagMenuPosition) | null>(null);
  const close = (key: string) => {
    onClose?.(key);
    setTags(tags.filter((tag) => tag.key !== key));
  };
  return (
    <>
      <TagsBar
        tags={tags}
        activeKey="messages"
        labels={{
          bar: 'Open pages',
          pinned: 'Pinned',
          unsaved: 'Unsaved',
          close: (title) => `Close ${title}`,
          closeHint: 'Close',
        }}
        renderLink={(key, { children, ...link }) => (
          <a href={`#${key}`} {...link}>
            {children}
          </a>
        )}
        onClose={close}
        onMove={() => undefined}
        onMenu={(key, position) => setAt({ key, ...position })}
        {...props}
      />
      <TagContextMenu
        at={at}
        label={at?.key ?? ''}
        entries={[{ label: 'Close', onSelect: () => at && close(at.key) }]}
        onClose={() => setAt(null)}
      />
    </>
  );
}

/** By its text: jsdom computes roles slowly. */
const link = (title: string) => {
  const found = screen.getByText(title).closest('a');
  if (!found) throw new Error(`No link with the text ${title}.`);
  return found;
};
const names = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

it('draws a link for each page, and marks the open, pinned and unsaved ones', () => {
  render(<Bar announcement="Downloads, position 2 of 4" />);
  const bar = within(screen.getByRole('navigation', { name: 'Open pages' }));
  expect(names()).toEqual(['Home', 'Downloads', 'Keywords', 'Messages']);
  expect(link('Messages').getAttribute('aria-current')).toBe('page');
  expect(link('Home').getAttribute('aria-current')).toBeNull();
  expect(within(link('Home')).getByRole('img', { name: 'Pinned' })).toBeDefined();
  expect(within(link('Messages')).getByRole('img', { name: 'Unsaved' })).toBeDefined();
  expect(link('Downloads').title).toBe('Files / Downloads');
  expect(screen.getByLabelText('Close Messages')).toBeDefined();
  expect(screen.queryByLabelText('Close Home')).toBeNull();
  expect(bar.getByRole('status').textContent).toBe('Downloads, position 2 of 4');
});

it('is one Tab stop, at the open page; arrows, Home and End move along the tags', async () => {
  render(<Bar />);
  await userEvent.tab();
  expect(focused()).toBe('Messages');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Downloads');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focused()).toBe('Home');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('Messages');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('closes a tag by Delete, which focuses the tag beside it; never a pinned one', async () => {
  const onClose = vi.fn();
  render(<Bar onClose={onClose} />);
  act(() => link('Downloads').focus());
  await userEvent.keyboard('{Delete}');
  expect(names()).toEqual(['Home', 'Keywords', 'Messages']);
  await vi.waitFor(() => expect(focused()).toBe('Keywords'));
  await userEvent.keyboard('{Home}{Delete}');
  expect(onClose.mock.calls).toEqual([['downloads']]);
});

it('closes a tag by the middle button, with the focus where it is, or by its button; never a pinned one', async () => {
  const onClose = vi.fn();
  render(
    <>
      <Bar onClose={onClose} />
      <textarea />
    </>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.pointer({ keys: '[MouseMiddle]', target: link('Downloads') });
  await userEvent.pointer({ keys: '[MouseMiddle]', target: link('Home') });
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await userEvent.click(screen.getByLabelText('Close Keywords'));
  expect(onClose.mock.calls).toEqual([['downloads'], ['keywords']]);
});

it.each([
  ['the menu key', () => userEvent.keyboard('{ContextMenu}')],
  ['Shift F10', () => userEvent.keyboard('{Shift>}{F10}{/Shift}')],
  ['a right click', () => userEvent.pointer({ keys: '[MouseRight]', target: link('Downloads') })],
])('opens the menu of a tag by %s, and focuses the tag beside the closed one', async (_, open) => {
  render(<Bar />);
  act(() => link('Downloads').focus());
  await open();
  expect(screen.getByRole('menu', { name: 'downloads' })).toBeDefined();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Close' }));
  expect(names()).toEqual(['Home', 'Keywords', 'Messages']);
  await vi.waitFor(() => expect(focused()).toBe('Keywords'));
});

it('focuses the tag of the open page, or the Tab stop, for the host', () => {
  const ref = createRef<TagsBarHandle>();
  render(<Bar ref={ref} />);
  act(() => link('Downloads').focus());
  act(() => ref.current?.focusActive());
  expect(focused()).toBe('Messages');
  act(() => link('Downloads').focus());
  act(() => ref.current?.focus());
  expect(focused()).toBe('Downloads');
});
