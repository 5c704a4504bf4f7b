import { useState } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { ColumnState } from '../core/columns/column-state';
import type { TitleInfo } from '../core/columns/title-info';
import { ReportTable, type ReportTableProps } from '../react/report-table';
import { keywordRows, keywordTitleInfos, type KeywordRow } from './keyword-report';
import { mouse, touch, type Point } from './pointer';
import { expectNoConsoleErrors } from './table-page';

const rows = keywordRows('en');
/** date and showWord pinned left, actions pinned right. */
export const headTitleInfos: TitleInfo[] = [
  ...keywordTitleInfos('en').slice(0, 9),
  { dataKey: 'actions', titleName: 'Actions', fixed: 'right', width: 100 },
];
/** Their order, see `order`. */
export const given = 'date,showWord | campaignName,impression,click,ctr,cost,cpc,conversion | actions';

export interface HostProps extends Partial<ReportTableProps<KeywordRow>> {
  /** The initial state in the host. */
  initial?: ColumnState;
}

export const changed = vi.fn<(state: ColumnState) => void>();
export const sorted = vi.fn();

/** A host that stores the state of the columns itself, unless they have a key. */
export function Host({ initial = {}, columnsKey, ...props }: HostProps) {
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
        titleInfos={headTitleInfos}
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

export async function open(props: HostProps = {}) {
  const screen = await render(<Host {...props} />);
  await expect.element(page.getByRole('grid').first()).toBeVisible();
  await vi.waitFor(() => expect(heads().length).toBeGreaterThan(0));
  return screen;
}

export const heads = (of: ParentNode = document) => [
  ...of.querySelectorAll('[role=columnheader][data-column]'),
];
export const idOf = (element: Element | null | undefined) => element?.getAttribute('data-column');
export function headOf(id: string): Element {
  const head = heads().find((each) => idOf(each) === id);
  if (!head) throw new Error(`no head of ${id}`);
  return head;
}
/** `date,showWord | cost | actions`: the ids of each pin. */
export function order(of: ParentNode = document): string {
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
export const box = (id: string) => headOf(id).getBoundingClientRect();
export const widthOf = (id: string) => Math.round(box(id).width);
export const middle = (id: string): Point => ({ x: (box(id).left + box(id).right) / 2, y: box(id).top + 12 });
export const rightEdge = (id: string): Point => ({ x: box(id).right - 3, y: box(id).top + 12 });
export const leftEdge = (id: string): Point => ({ x: box(id).left + 3, y: box(id).top + 12 });
export const by = (point: Point, x: number, y = 0): Point => ({ x: point.x + x, y: point.y + y });

export const grid = () => page.getByRole('grid');
export const scroller = () => document.querySelector<HTMLElement>('[data-table-scroller]') ?? document.body;
export const activeHead = () =>
  idOf(document.getElementById(grid().element().getAttribute('aria-activedescendant') ?? ''));
export const announcement = () => document.querySelector<HTMLElement>('[data-table-scroller] [role=status]');
export const command = (name: string) =>
  page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name }));
export const commands = () =>
  [...page.getByRole('menu').element().querySelectorAll('[role^=menuitem]')].map(
    (item) => item.querySelector('span')?.textContent,
  );

/** Makes a header the active cell, with the focus in the grid. */
export async function activate(id: string) {
  const point = { x: box(id).left + 8, y: box(id).top + 3 };
  await mouse.press(point, { button: 'left' });
  await mouse.release(point);
  sorted.mockClear();
  await vi.waitFor(() => expect(activeHead()).toBe(id));
}

export async function openMenu(id: string) {
  await mouse.press(middle(id), { button: 'right' });
  await mouse.release(middle(id), { button: 'right' });
  await expect.element(page.getByRole('menu')).toBeVisible();
}

export const chip = () => document.querySelector<HTMLElement>('[data-column-drag] :nth-child(2)');
export const line = () => document.querySelector<HTMLElement>('[data-column-drag] :first-child');

/** Presses a header and moves until its column is lifted: the code for it is loaded at the first press. */
export async function lift(id: string) {
  const from = middle(id);
  await mouse.move(from);
  await mouse.press(from);
  let step = 0;
  await vi.waitFor(async () => {
    await mouse.move(by(from, 8 + (step++ % 2)), 'left');
    expect(chip()).toBeVisible();
  });
}

export async function drag(id: string, to: Point) {
  await lift(id);
  await mouse.move(to, 'left');
  await mouse.release(to);
  expect(chip()).toBeNull();
  await clicksAreHeard();
}

/** A click directly after a drag belongs to the drag and does not reach the page. */
const clicksAreHeard = () =>
  vi.waitFor(() => {
    const heard = vi.fn();
    document.body.addEventListener('click', heard, { once: true });
    document.body.click();
    document.body.removeEventListener('click', heard);
    expect(heard).toHaveBeenCalled();
  });

export async function dragEdge(from: Point, difference: number) {
  await mouse.move(from);
  await mouse.press(from);
  await mouse.move(by(from, difference / 2), 'left');
  await mouse.move(by(from, difference), 'left');
  await mouse.release(by(from, difference));
}

/** More columns than are drawn at once. */
export const wideTitleInfos: TitleInfo[] = [
  { dataKey: 'showWord', titleName: 'Keyword', fixed: 'left', width: 160 },
  ...Array.from({ length: 40 }, (_, index) => ({
    dataKey: `k${index}`,
    titleName: `Column ${index}`,
    width: 120,
    isSort: true,
  })),
];

export const stored = (key: string): unknown =>
  JSON.parse(localStorage.getItem(`meridian.columns.${key}`) ?? 'null');

/** Call this in each test file for headers. */
export function setUpHeads() {
  expectNoConsoleErrors();
  beforeEach(async () => {
    localStorage.clear();
    changed.mockClear();
    sorted.mockClear();
    await page.viewport(1200, 600);
    // away from what the last test hovered
    await mouse.move(nowhere);
  });
  afterEach(async () => {
    await mouse.release(nowhere);
    await touch.enable(false);
    delete document.documentElement.dataset.size;
  });
}

const nowhere: Point = { x: 600, y: 590 };
