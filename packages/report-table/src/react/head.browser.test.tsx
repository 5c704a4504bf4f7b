import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../css/styles.css';
import type { ColumnState } from '../core/column-state';
import type { TitleInfo } from '../core/title-info';
import { keywordRows, keywordTitleInfos, manyRows, type KeywordRow } from '../testing/keyword-report';
import { mouse, touch, type Point } from '../testing/pointer';
import { ReportTable, type ReportTableProps } from './report-table';

const rows = keywordRows('en');
/** date and showWord pinned left, actions pinned right. */
const titleInfos: TitleInfo[] = [
  ...keywordTitleInfos('en').slice(0, 9),
  { dataKey: 'actions', titleName: 'Actions', fixed: 'right', width: 100 },
];
const given =
  'date,showWord | campaignName,impression,click,ctr,cost,cpc,conversion | actions';

interface Props extends Partial<ReportTableProps<KeywordRow>> {
  /** The state that the host begins with. */
  initial?: ColumnState;
}

const changed = vi.fn<(state: ColumnState) => void>();
const sorted = vi.fn();

/** A host that keeps the state of the columns itself, unless they have a key. */
function Host({ initial = {}, columnsKey, ...props }: Props) {
  const [state, setState] = useState(initial);
  const own = {
    columnState: state,
    onColumnStateChange: (next: ColumnState) => {
      setState(next);
      changed(next);
    },
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>
      <ReportTable<KeywordRow>
        titleInfos={titleInfos}
        rows={rows}
        caption="Keywords"
        language="en"
        onSortChange={sorted}
        {...(columnsKey === undefined ? own : { columnsKey })}
        {...props}
      />
    </div>
  );
}

async function open(props: Props = {}) {
  const screen = await render(<Host {...props} />);
  await expect.element(page.getByRole('grid').first()).toBeVisible();
  await vi.waitFor(() => expect(heads().length).toBeGreaterThan(0));
  return screen;
}

const heads = (of: ParentNode = document) => [...of.querySelectorAll('[role=columnheader][data-column]')];
const idOf = (element: Element | null | undefined) => element?.getAttribute('data-column');
function headOf(id: string): Element {
  const head = heads().find((each) => idOf(each) === id);
  if (!head) throw new Error(`no head of ${id}`);
  return head;
}
/** `date,showWord | cost | actions`: the ids of each pin. */
function order(of: ParentNode = document): string {
  const pinOf = (head: Element) => {
    const { position, right } = getComputedStyle(head);
    return position !== 'sticky' ? 1 : right === 'auto' ? 0 : 2;
  };
  return [0, 1, 2]
    .map((pin) =>
      heads(of)
        .filter((head) => pinOf(head) === pin)
        .map(idOf)
        .join(','),
    )
    .join(' | ');
}
const box = (id: string) => headOf(id).getBoundingClientRect();
const widthOf = (id: string) => Math.round(box(id).width);
const middle = (id: string): Point => ({ x: (box(id).left + box(id).right) / 2, y: box(id).top + 12 });
const rightEdge = (id: string): Point => ({ x: box(id).right - 3, y: box(id).top + 12 });
const leftEdge = (id: string): Point => ({ x: box(id).left + 3, y: box(id).top + 12 });
const by = (point: Point, x: number, y = 0): Point => ({ x: point.x + x, y: point.y + y });

const grid = () => page.getByRole('grid');
const scroller = () => document.querySelector<HTMLElement>('[data-table-scroller]') ?? document.body;
const activeHead = () => idOf(document.getElementById(grid().element().getAttribute('aria-activedescendant') ?? ''));
const said = () => document.querySelector('[data-table-scroller] [role=status]');
const command = (name: string) => page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name }));
const commands = () =>
  page
    .getByRole('menu')
    .element()
    .querySelectorAll('[role^=menuitem]')
    .values()
    .map((item) => item.querySelector('span')?.textContent)
    .toArray();

/** Makes a head the active cell, with the focus in the grid. */
async function activate(id: string) {
  const point = { x: box(id).left + 8, y: box(id).top + 3 };
  await mouse.press(point, { button: 'left' });
  await mouse.release(point);
  sorted.mockClear();
  await vi.waitFor(() => expect(activeHead()).toBe(id));
}

async function openMenu(id: string) {
  await mouse.press(middle(id), { button: 'right' });
  await mouse.release(middle(id), { button: 'right' });
  await expect.element(page.getByRole('menu')).toBeVisible();
}

const chip = () => document.querySelector('[data-column-drag] :nth-child(2)');
const line = () => document.querySelector<HTMLElement>('[data-column-drag] :first-child');

/** Presses a head and moves until its column is lifted: what lifts it is loaded at the first press. */
async function lift(id: string) {
  const from = middle(id);
  await mouse.move(from);
  await mouse.press(from);
  let step = 0;
  await vi.waitFor(async () => {
    await mouse.move(by(from, 8 + (step++ % 2)), 'left');
    expect(chip()).toBeVisible();
  });
}

async function drag(id: string, to: Point) {
  await lift(id);
  await mouse.move(to, 'left');
  await mouse.release(to);
  expect(chip()).toBeNull();
}

async function dragEdge(from: Point, difference: number) {
  await mouse.move(from);
  await mouse.press(from);
  await mouse.move(by(from, difference / 2), 'left');
  await mouse.move(by(from, difference), 'left');
  await mouse.release(by(from, difference));
}

beforeEach(async () => {
  localStorage.clear();
  changed.mockClear();
  sorted.mockClear();
  await page.viewport(1200, 600);
  // away from what the last test hovered
  await mouse.move({ x: 600, y: 590 });
});
afterEach(() => {
  delete document.documentElement.dataset.size;
});

describe('the menu of a column', () => {
  it('has what applies to the column, at its head', async () => {
    await open();
    await openMenu('cost');
    expect(commands()).toEqual([
      'Sort ascending',
      'Sort descending',
      'Default order',
      'Pin left',
      'Pin right',
      'Move left',
      'Move right',
      'Hide column',
      'Reset all columns',
    ]);
    await expect.element(page.getByRole('menu', { name: 'Cost column' })).toBeVisible();
    await vi.waitFor(() => {
      const menu = page.getByRole('menu').element().getBoundingClientRect();
      expect(menu.left).toBeCloseTo(box('cost').left, 0);
      expect(menu.top).toBeCloseTo(box('cost').bottom + 4, 0);
    });
    await expect.element(command('Default order')).toHaveAttribute('aria-checked', 'true');
    await expect.element(command('Reset all columns')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['Alt and the arrow down', '{Alt>}{ArrowDown}{/Alt}'],
    ['the key for menus', '{ContextMenu}'],
    ['Shift and F10', '{Shift>}{F10}{/Shift}'],
  ])('opens by %s at its first command, and gives the focus back', async (_, keys) => {
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

  it('opens where a finger rests on a head', async () => {
    await open();
    await touch.enable(true);
    await touch.start(middle('cost'));
    await expect.element(page.getByRole('menu', { name: 'Cost column' })).toBeVisible();
    await touch.end();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(order()).toBe(given);
    expect(sorted).not.toHaveBeenCalled();
  });

  it('opens by the one button that is in the head the pointer is in, and closes by it', async () => {
    await open();
    const buttons = () => [...document.querySelectorAll('[data-column-menu]')];
    expect(buttons()).toEqual([]);
    const titleAt = headOf('cost').querySelector('button')?.getBoundingClientRect().left;
    await mouse.move(middle('cpc'));
    await mouse.move(middle('cost'));
    await vi.waitFor(() => expect(buttons().map((each) => idOf(each.closest('[data-column]')))).toEqual(['cost']));
    expect(headOf('cost').querySelector('button')?.getBoundingClientRect().left).toBe(titleAt);
    const button = buttons()[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(button.width).toBe(20);
    expect(button.right).toBe(box('cost').right - 7);
    const at = by({ x: button.left, y: button.top }, 10, 10);
    await mouse.press(at);
    await mouse.release(at);
    await expect.element(page.getByRole('menu', { name: 'Cost column' })).toBeVisible();
    await mouse.press(at);
    await mouse.release(at);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(sorted).not.toHaveBeenCalled();
    await mouse.move({ x: 600, y: 590 });
    await vi.waitFor(() => expect(buttons()).toEqual([]));
  });

  it('sorts, and shows how it is sorted', async () => {
    await open();
    await openMenu('cost');
    await command('Sort descending').click();
    expect(sorted).toHaveBeenLastCalledWith({ dataKey: 'cost', direction: 'desc' });
    await openMenu('cost');
    await expect.element(command('Sort descending')).toHaveAttribute('aria-checked', 'true');
    await command('Default order').click();
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

  it('moves, keeps the active cell on the column, and says where it is', async () => {
    await open();
    await openMenu('cost');
    await command('Move left').click();
    await vi.waitFor(() => expect(order()).toContain('click,cost,ctr'));
    await expect.element(grid()).toHaveFocus();
    expect(activeHead()).toBe('cost');
    await expect.element(said()).toHaveTextContent('Cost, column 6 of 10');
    await openMenu('date');
    expect(commands()).not.toContain('Move left');
    await userEvent.keyboard('{Escape}');
    await openMenu('actions');
    expect(commands()).not.toContain('Move right');
  });

  it('gives a column its automatic width back', async () => {
    await open({ initial: { widths: { campaignName: 300 } } });
    expect(widthOf('campaignName')).toBe(300);
    await openMenu('campaignName');
    expect(commands()[0]).toBe('Pin left');
    await command('Automatic width').click();
    await vi.waitFor(() => expect(widthOf('campaignName')).toBeLessThan(300));
    expect(changed).toHaveBeenLastCalledWith({ widths: {} });
  });

  it('hides a column, and gives the focus to the grid', async () => {
    await open();
    await openMenu('cost');
    await command('Hide column').click();
    await vi.waitFor(() => expect(order()).not.toContain('cost'));
    await expect.element(grid()).toHaveFocus();
    await vi.waitFor(() => expect(activeHead()).toBe('cpc'));
  });

  it('does not hide the last column', async () => {
    await open({ titleInfos: titleInfos.slice(3, 5), initial: { hidden: ['click'] } });
    await openMenu('impression');
    expect(commands()).not.toContain('Hide column');
    expect(commands()).toContain('Reset all columns');
  });

  it('neither hides nor pins a column that is locked, and moves it among its own', async () => {
    await open({ locked: ['showWord'] });
    await openMenu('showWord');
    expect(commands()).toEqual(['Move left', 'Reset all columns']);
  });

  it('puts all columns back', async () => {
    await open({ initial: { order: ['cost', 'click'], hidden: ['cpc'], pinned: { ctr: 'left' }, widths: { cost: 300 } } });
    expect(order()).not.toBe(given);
    await openMenu('cost');
    await command('Reset all columns').click();
    await vi.waitFor(() => expect(order()).toBe(given));
    expect(changed).toHaveBeenLastCalledWith({});
    expect(widthOf('cost')).toBeLessThan(300);
  });

  it('is not there for the column of boxes', async () => {
    const selection = {
      rowId: (row: KeywordRow) => String(row.cost),
      selected: new Set<string>(),
      onSelectedChange: vi.fn(),
    };
    await open({ selection });
    await mouse.press(middle('~select'), { button: 'right' });
    await mouse.release(middle('~select'), { button: 'right' });
    await openMenu('cost');
    await vi.waitFor(() => expect(page.getByRole('menu').elements()).toHaveLength(1));
  });

  it('stands at its head wherever that is scrolled to, and closes when the head has gone', async () => {
    await page.viewport(1000, 600);
    await open({ rows: manyRows(300), titleInfos: wide });
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
    ['cn', '升序排列', '“Cost”列'],
    ['tw', '遞增排序', '「Cost」欄'],
  ] as const)('speaks %s', async (language, first, name) => {
    await open({ language });
    await openMenu('cost');
    expect(commands()[0]).toBe(first);
    await expect.element(page.getByRole('menu', { name })).toBeVisible();
  });
});

/** More than are drawn at once. */
const wide: TitleInfo[] = [
  { dataKey: 'showWord', titleName: 'Keyword', fixed: 'left', width: 160 },
  ...Array.from({ length: 40 }, (_, index) => ({
    dataKey: `k${index}`,
    titleName: `Column ${index}`,
    width: 120,
    isSort: true,
  })),
];

describe('a head that is dragged', () => {
  it('moves its column to where a line shows, and sorts nothing', async () => {
    await open();
    await lift('cost');
    expect(chip()).toHaveTextContent('Cost');
    const target = by(leftEdge('impression'), 20);
    await mouse.move(target, 'left');
    await vi.waitFor(() =>
      expect(line()?.getBoundingClientRect().left).toBeCloseTo(box('impression').left - 1, 0),
    );
    expect(line()?.getBoundingClientRect().width).toBe(2);
    expect(line()?.getBoundingClientRect().height).toBe(scroller().clientHeight);
    const shown = chip()?.getBoundingClientRect();
    expect(shown?.left).toBeCloseTo(target.x + 10, 0);
    await mouse.release(target);
    await vi.waitFor(() =>
      expect(order()).toBe('date,showWord | campaignName,cost,impression,click,ctr,cpc,conversion | actions'),
    );
    expect(chip()).toBeNull();
    expect(sorted).not.toHaveBeenCalled();
    expect(activeHead()).toBe('cost');
    await expect.element(said()).toHaveTextContent('Cost, column 4 of 10');
    expect(document.body.style.cursor).toBe('');
  });

  it('sorts as before when it is pressed and hardly moved, after a drag too', async () => {
    await open();
    await drag('cost', by(leftEdge('impression'), 20));
    await mouse.press(middle('cost'));
    await mouse.move(by(middle('cost'), 3), 'left');
    await mouse.release(by(middle('cost'), 3));
    await vi.waitFor(() => expect(sorted).toHaveBeenCalledExactlyOnceWith({ dataKey: 'cost', direction: 'asc' }));
  });

  it('is put back by Escape, and sorts nothing when it is let go', async () => {
    await open();
    await lift('cost');
    await mouse.move(by(leftEdge('impression'), 20), 'left');
    await userEvent.keyboard('{Escape}');
    expect(chip()).toBeNull();
    await mouse.move(middle('cost'), 'left');
    await mouse.release(middle('cost'));
    expect(order()).toBe(given);
    expect(changed).not.toHaveBeenCalled();
    expect(sorted).not.toHaveBeenCalled();
  });

  it.each([
    ['on itself', () => by(middle('cost'), 10)],
    ['on the half before it', () => by(rightEdge('ctr'), -4)],
    ['on the half after it', () => by(leftEdge('cpc'), 4)],
  ])('changes nothing when it is dropped %s', async (_, target) => {
    await open();
    await lift('cost');
    await mouse.move(target(), 'left');
    await vi.waitFor(() => expect(line()?.hidden).toBe(true));
    await mouse.release(target());
    expect(changed).not.toHaveBeenCalled();
    expect(sorted).not.toHaveBeenCalled();
  });

  it('is pinned among pinned columns, and unpinned among others', async () => {
    await open();
    await drag('cost', by(leftEdge('showWord'), 20));
    await vi.waitFor(() =>
      expect(order()).toBe('date,cost,showWord | campaignName,impression,click,ctr,cpc,conversion | actions'),
    );
    await drag('date', by(rightEdge('click'), -10));
    await vi.waitFor(() =>
      expect(order()).toBe('cost,showWord | campaignName,impression,click,date,ctr,cpc,conversion | actions'),
    );
    await drag('ctr', by(rightEdge('actions'), -10));
    await vi.waitFor(() =>
      expect(order()).toBe('cost,showWord | campaignName,impression,click,date,cpc,conversion | actions,ctr'),
    );
  });

  it('stays among those of its pin when it is locked', async () => {
    await open({ locked: ['showWord'] });
    await lift('showWord');
    await mouse.move(middle('click'), 'left');
    await vi.waitFor(() => expect(line()?.hidden).toBe(true));
    await mouse.move(by(leftEdge('date'), 10), 'left');
    await vi.waitFor(() => expect(line()?.hidden).toBe(false));
    await mouse.release(by(leftEdge('date'), 10));
    await vi.waitFor(() => expect(order()).toMatch(/^showWord,date \| campaignName/));
  });

  it('takes all columns of a comparison with it', async () => {
    const comparison = { previousOf: (row: KeywordRow) => row, fields: ['click', 'cost'] };
    await open({ comparison, titleInfos: titleInfos.slice(2, 8) });
    const clicks = 'click,click:previous,click:change';
    const costs = 'cost,cost:previous,cost:change';
    expect(order()).toBe(` | campaignName,impression,${clicks},ctr,${costs},cpc | `);
    await lift('cost:change');
    expect(chip()).toHaveTextContent('Cost');
    // the far half of the group, which is not the far half of its first column
    await mouse.move(by(leftEdge('click:change'), 10), 'left');
    await mouse.move(by(leftEdge('click'), 10), 'left');
    await vi.waitFor(() => expect(line()?.getBoundingClientRect().left).toBeCloseTo(box('click').left - 1, 0));
    await mouse.release(by(leftEdge('click'), 10));
    await vi.waitFor(() => expect(order()).toBe(` | campaignName,impression,${costs},${clicks},ctr,cpc | `));
    expect(activeHead()).toBe('cost:change');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('scrolls the table at its edges, to columns that were not drawn', async () => {
    await page.viewport(900, 600);
    await open({ rows: manyRows(300), titleInfos: wide });
    expect(heads().map(idOf)).not.toContain('k30');
    await lift('k1');
    await mouse.move({ x: 895, y: 12 }, 'left');
    await vi.waitFor(() => expect(heads().map(idOf)).toContain('k30'), { timeout: 5000 });
    await vi.waitFor(() => expect(box('k30').left).toBeLessThan(600), { timeout: 5000 });
    await mouse.move({ x: 500, y: 12 }, 'left');
    // at rest
    let last = -1;
    await vi.waitFor(() => {
      const { scrollLeft } = scroller();
      const isStill = last === scrollLeft;
      last = scrollLeft;
      expect(isStill).toBe(true);
    });
    const target = heads().find((each) => each.getBoundingClientRect().right > 500 && each.getBoundingClientRect().left > 200);
    const id = idOf(target) ?? '';
    await mouse.move(by(leftEdge(id), 10), 'left');
    await mouse.release(by(leftEdge(id), 10));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    const after = changed.mock.lastCall?.[0].order ?? [];
    expect(after.indexOf('k1')).toBe(after.indexOf(id) - 1);
    expect(after.indexOf('k1')).toBeGreaterThan(20);
  });

  it('is let go when its column goes', async () => {
    const screen = await open();
    await lift('cost');
    await screen.rerender(<Host titleInfos={titleInfos.slice(0, 5)} />);
    await vi.waitFor(() => expect(chip()).toBeNull());
    await mouse.release(middle('click'));
    expect(changed).not.toHaveBeenCalled();
  });

  it('is not the column of boxes, nor one of the narrow layout', async () => {
    await page.viewport(800, 600);
    await open({ initial: { order: ['cost', 'click'], pinned: { ctr: 'left' } } });
    const before = heads().map(idOf);
    await mouse.move(middle('showWord'));
    await mouse.press(middle('showWord'));
    await mouse.move(by(middle('showWord'), 150), 'left');
    await mouse.move(by(middle('showWord'), 300), 'left');
    await mouse.release(by(middle('showWord'), 300));
    expect(heads().map(idOf)).toEqual(before);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a finger on a head', () => {
  beforeEach(() => touch.enable(true));
  afterEach(() => touch.enable(false));
  it('moves the column after it has rested', async () => {
    await open();
    const from = middle('cost');
    await touch.start(from);
    await vi.waitFor(async () => {
      // within what counts as rest
      await touch.move(by(from, 2));
      await touch.move(by(from, 1));
      expect(performance.now() - startedAt).toBeGreaterThan(350);
    });
    await touch.move(by(from, -20));
    await vi.waitFor(() => expect(chip()).toBeVisible());
    await touch.move(by(leftEdge('impression'), 20));
    await touch.end();
    await vi.waitFor(() => expect(order()).toContain('campaignName,cost,impression'));
    expect(sorted).not.toHaveBeenCalled();
    expect(scroller().scrollLeft).toBe(0);
  });

  it('scrolls the table when it moves at once', async () => {
    await page.viewport(1000, 600);
    await open();
    const from = middle('cost');
    await touch.start(from);
    for (const x of [-10, -40, -80, -120]) await touch.move(by(from, x));
    await touch.end();
    await vi.waitFor(() => expect(scroller().scrollLeft).toBeGreaterThan(0));
    expect(order()).toBe(given);
    expect(changed).not.toHaveBeenCalled();
  });
});
let startedAt = 0;
beforeEach(() => {
  startedAt = performance.now();
});
