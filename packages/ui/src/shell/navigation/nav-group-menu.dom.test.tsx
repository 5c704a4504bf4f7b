import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FoldedNav, type FoldedGroup } from './folded-nav';
import { NavGroupMenu } from './nav-group-menu';
import type { NavItem } from './nav-item';

const items: NavItem[] = [
  {
    key: 'search',
    title: 'Search ads',
    href: '#keywords',
    children: [
      { key: 'keywords', title: 'Keywords', href: '#keywords' },
      { key: 'regions', title: 'Regions', href: '#regions' },
    ],
  },
];

function show(renderGroup = (group: FoldedGroup) => <NavGroupMenu {...group} />) {
  render(
    <>
      <input aria-label="Filter" />
      <FoldedNav
        items={items}
        activeKey="regions"
        renderLink={({ href }, { children, ...props }) => (
          <a href={href} {...props}>
            {children}
          </a>
        )}
        renderGroup={renderGroup}
      />
    </>,
  );
  return userEvent.setup();
}

const group = () => screen.getByRole('button', { name: 'Search ads' });
const filter = () => screen.getByRole('textbox', { name: 'Filter' });
const isOpen = () => group().getAttribute('aria-expanded') === 'true';

it('opens under a resting mouse, and closes once the mouse has left; the focus stays where it was', async () => {
  const user = show();
  await user.click(filter());
  await user.hover(group());
  expect((await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'))).toEqual([
    '#keywords',
    '#regions',
  ]);
  await user.hover(filter());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(filter()));
});

it('stays open when the mouse that opened it presses its button; the next press closes it', async () => {
  const user = show();
  await user.hover(group());
  await screen.findByRole('menu');
  await user.click(group());
  expect(isOpen()).toBe(true);
  await user.click(group());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('stays open while the mouse moves from the button into it', async () => {
  const user = show();
  await user.hover(group());
  const page = await screen.findByRole('menuitem', { name: 'Keywords' });
  await user.hover(page);
  await user.click(page);
  expect(location.hash).toBe('#keywords');
});

it('opens for a mouse that was on the button before its code was loaded', async () => {
  show((props) => <NavGroupMenu {...props} isHovered />);
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(isOpen()).toBe(true));
});

it('is open from the start for a user who pressed before its code was loaded', () => {
  show((props) => <NavGroupMenu {...props} defaultOpen />);
  expect(isOpen()).toBe(true);
});

it('opens under a mouse, not under a finger that slides over its button', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show();
  const rest = (pointerType: string) => {
    fireEvent.pointerEnter(group(), { pointerType });
    act(() => void vi.runAllTimers());
  };
  rest('touch');
  expect(isOpen()).toBe(false);
  rest('mouse');
  expect(isOpen()).toBe(true);
});

it('opens a page by keyboard, and returns the focus after Escape', async () => {
  const user = show();
  group().focus();
  await user.keyboard('{ArrowDown}');
  const page = await screen.findByRole('menuitem', { name: 'Keywords' });
  await waitFor(() => expect(document.activeElement).toBe(page));
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('menuitem', { name: 'Regions' });
  expect(document.activeElement).toBe(active);
  expect(active.getAttribute('aria-current')).toBe('page');
  await user.keyboard('{Enter}');
  expect(location.hash).toBe('#regions');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(group()));
});
