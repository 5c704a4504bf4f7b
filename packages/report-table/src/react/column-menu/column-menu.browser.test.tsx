import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import {
  activate,
  activeHead,
  box,
  by,
  changed,
  command,
  commands,
  given,
  grid,
  headOf,
  headTitleInfos,
  idOf,
  middle,
  open,
  openMenu,
  order,
  announcement,
  scroller,
  setUpHeads,
  sorted,
  wideTitleInfos,
  widthOf,
} from '../../testing/head-page';
import { manyRows, type KeywordRow } from '../../testing/keyword-report';
import { mouse, touch } from '../../testing/pointer';

setUpHeads();

describe('the menu of a column', () => {
  it('has the commands of the column, at its header', async () => {
    await open();
    await openMenu('cost');
    expect(commands()).toEqual([
      'Sort ascending',
      'Sort descending',
      'Clear sorting',
      'Pin left',
      'Pin right',
      'Move left',
      'Move right',
      'Hide column',
      'Reset all columns',
    ]);
    await expect.element(page.getByRole('menu', { name: 'Cost column menu' })).toBeVisible();
    await vi.waitFor(() => {
      const menu = page.getByRole('menu').element().getBoundingClientRect();
      expect(menu.left).toBeCloseTo(box('cost').left, 0);
      expect(menu.top).toBeCloseTo(box('cost').bottom + 4, 0);
    });
    await expect.element(command('Clear sorting')).toHaveAttribute('aria-checked', 'true');
    await expect.element(command('Reset all columns')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['Alt and the arrow down', '{Alt>}{ArrowDown}{/Alt}'],
    ['the key for menus', '{ContextMenu}'],
    ['Shift and F10', '{Shift>}{F10}{/Shift}'],
  ])('opens by %s at its first command, and returns the focus', async (_, keys) => {
    await open();
    await activate('cost');
    await userEvent.keyboard(keys);
    await expect.element(command('Sort ascending')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(grid()).toHaveFocus();
    expect(activeHead()).toBe('cost');
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(activeHead()).toBe('cpc'));
  });

  it('opens by a long touch on a header', async () => {
    await open();
    await touch.enable(true);
    await touch.start(middle('cost'));
    // a phone's browser sends this event for a long touch; this browser does not
    headOf('cost').dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true }));
    await expect.element(page.getByRole('menu', { name: 'Cost column menu' })).toBeVisible();
    await touch.move(by(middle('cost'), -100));
    await touch.end();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(order()).toBe(given);
    expect(sorted).not.toHaveBeenCalled();
  });

  it('opens and closes by the single button in the hovered header', async () => {
    await open();
    const buttons = () => [...document.querySelectorAll('[data-column-menu]')];
    expect(buttons()).toEqual([]);
    const titleAt = headOf('cost').querySelector('button')?.getBoundingClientRect().left;
    await mouse.move(middle('cpc'));
    await mouse.move(middle('cost'));
    await vi.waitFor(() =>
      expect(buttons().map((each) => idOf(each.closest('[data-column]')))).toEqual(['cost']),
    );
    expect(headOf('cost').querySelector('button')?.getBoundingClientRect().left).toBe(titleAt);
    const button = buttons()[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(button.width).toBe(20);
    expect(button.left).toBe(box('cost').left);
    const at = by({ x: button.left, y: button.top }, 10, 10);
    await mouse.press(at);
    await mouse.release(at);
    await expect.element(page.getByRole('menu', { name: 'Cost column menu' })).toBeVisible();
    await mouse.press(at);
    await mouse.release(at);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(sorted).not.toHaveBeenCalled();
    await mouse.move({ x: 600, y: 590 });
    await vi.waitFor(() => expect(buttons()).toEqual([]));
  });

  it('leaves the text of a short title free for a press that sorts', async () => {
    await open({
      titleInfos: headTitleInfos.filter(({ dataKey }) => ['showWord', 'click', 'cost'].includes(dataKey)),
    });
    await mouse.move(middle('click'));
    await vi.waitFor(() => expect(document.querySelector('[data-column-menu]')).not.toBeNull());
    const title = headOf('click').querySelector('.truncate')?.getBoundingClientRect() ?? new DOMRect();
    const at = by({ x: title.left, y: title.top }, title.width * 0.75, title.height / 2);
    await mouse.press(at);
    await mouse.release(at);
    await vi.waitFor(() => expect(sorted).toHaveBeenLastCalledWith({ dataKey: 'click', direction: 'asc' }));
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  it('sorts, and shows the sort', async () => {
    await open();
    await openMenu('cost');
    await command('Sort descending').click();
    expect(sorted).toHaveBeenLastCalledWith({ dataKey: 'cost', direction: 'desc' });
    await openMenu('cost');
    await expect.element(command('Sort descending')).toHaveAttribute('aria-checked', 'true');
    await command('Clear sorting').click();
    expect(sorted).toHaveBeenLastCalledWith(null);
  });

  it('pins to either side, and unpins', async () => {
    await open();
    await openMenu('cost');
    await command('Pin left').click();
    await vi.waitFor(() =>
      expect(order()).toBe('date,showWord,cost | campaignName,impression,click,ctr,cpc,conversion | actions'),
    );
    await openMenu('cost');
    expect(commands()).not.toContain('Pin left');
    await command('Pin right').click();
    await vi.waitFor(() =>
      expect(order()).toBe('date,showWord | campaignName,impression,click,ctr,cpc,conversion | cost,actions'),
    );
    await openMenu('cost');
    await command('Unpin').click();
    await vi.waitFor(() => expect(order()).toBe(given));
  });

  it('moves, keeps the active cell on the column, and announces the position', async () => {
    await open();
    await openMenu('cost');
    await command('Move left').click();
    await vi.waitFor(() => expect(order()).toContain('click,cost,ctr'));
    await expect.element(grid()).toHaveFocus();
    expect(activeHead()).toBe('cost');
    await expect.element(announcement()).toHaveTextContent('Cost, column 6 of 10');
    await openMenu('date');
    expect(commands()).not.toContain('Move left');
    await userEvent.keyboard('{Escape}');
    await openMenu('actions');
    expect(commands()).not.toContain('Move right');
  });

  it('restores the automatic width of a column', async () => {
    await open({ initial: { columnSizing: { campaignName: 300 } } });
    expect(widthOf('campaignName')).toBe(300);
    await openMenu('campaignName');
    expect(commands()[0]).toBe('Pin left');
    await command('Auto-fit width').click();
    await vi.waitFor(() => expect(widthOf('campaignName')).toBeLessThan(300));
    expect(changed).toHaveBeenLastCalledWith({ columnSizing: {} });
  });

  it('hides a column, and moves the focus to the grid', async () => {
    await open();
    await openMenu('cost');
    await command('Hide column').click();
    await vi.waitFor(() => expect(order()).not.toContain('cost'));
    await expect.element(grid()).toHaveFocus();
    await vi.waitFor(() => expect(activeHead()).toBe('cpc'));
  });

  it('does not hide the last column', async () => {
    await open({ titleInfos: headTitleInfos.slice(3, 5), initial: { columnVisibility: { click: false } } });
    await openMenu('impression');
    expect(commands()).not.toContain('Hide column');
    expect(commands()).toContain('Reset all columns');
  });

  it('neither hides nor pins a locked column, and moves it among its own', async () => {
    await open({ locked: ['showWord'] });
    await openMenu('showWord');
    expect(commands()).toEqual(['Move left', 'Reset all columns']);
  });

  it('resets all columns', async () => {
    await open({
      initial: {
        columnOrder: ['cost', 'click'],
        columnVisibility: { cpc: false },
        columnPinning: { start: ['ctr'], end: [] },
        columnSizing: { cost: 300 },
      },
    });
    expect(order()).not.toBe(given);
    await openMenu('cost');
    await command('Reset all columns').click();
    await vi.waitFor(() => expect(order()).toBe(given));
    expect(changed).toHaveBeenLastCalledWith({});
    expect(widthOf('cost')).toBeLessThan(300);
  });

  it('does not exist for the column of checkboxes', async () => {
    await open({ rowId: (row: KeywordRow) => String(row.cost), rowSelection: {} });
    await mouse.press(middle('~select'), { button: 'right' });
    await mouse.release(middle('~select'), { button: 'right' });
    await openMenu('cost');
    await vi.waitFor(() => expect(page.getByRole('menu').elements()).toHaveLength(1));
  });

  it('follows its header while the table scrolls, and closes when the header is removed', async () => {
    await page.viewport(1000, 600);
    await open({ rows: manyRows(300), titleInfos: wideTitleInfos });
    await openMenu('k3');
    scroller().scrollLeft = 60;
    await vi.waitFor(() => {
      const menu = page.getByRole('menu').element().getBoundingClientRect();
      expect(menu.left).toBeCloseTo(box('k3').left, 0);
    });
    scroller().scrollLeft = 3000;
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  it.each([
    ['cn', '升序排列', '“Cost”列菜单'],
    ['tw', '遞增排序', '「Cost」欄選單'],
  ] as const)('has texts in %s', async (language, first, name) => {
    await open({ language });
    await openMenu('cost');
    expect(commands()[0]).toBe(first);
    await expect.element(page.getByRole('menu', { name })).toBeVisible();
  });
});
