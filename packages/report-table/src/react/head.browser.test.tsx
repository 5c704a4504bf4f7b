import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import type { ColumnState } from '../core/columns/column-state';
import {
  Host,
  activate,
  activeHead,
  box,
  by,
  changed,
  command,
  commands,
  drag,
  dragEdge,
  given,
  headTitleInfos,
  heads,
  idOf,
  leftEdge,
  middle,
  open,
  openMenu,
  order,
  rightEdge,
  announcement,
  setUpHeads,
  sorted,
  stored,
  wideTitleInfos,
  widthOf,
} from '../testing/head-page';
import { manyRows } from '../testing/keyword-report';
import { mouse } from '../testing/pointer';

setUpHeads();

describe('keys on a header', () => {
  it('sort by Enter and Space', async () => {
    await open();
    await activate('cost');
    await userEvent.keyboard('{Enter}');
    expect(sorted).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(sorted).toHaveBeenCalledTimes(2);
    await activate('ctr');
    await userEvent.keyboard('{Enter}');
    expect(sorted).not.toHaveBeenCalled();
  });

  it('move the column by Alt and an arrow, and keep the active cell on it', async () => {
    await open();
    await activate('cost');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await vi.waitFor(() => expect(order()).toContain('click,cost,ctr'));
    expect(activeHead()).toBe('cost');
    await expect.element(announcement()).toHaveTextContent('Cost, column 6 of 10');
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await vi.waitFor(() => expect(order()).toContain('ctr,cpc,cost'));
    expect(activeHead()).toBe('cost');
    await expect.element(announcement()).toHaveTextContent('Cost, column 8 of 10');
  });

  it('move the column past pinned ones, and stop at the end', async () => {
    await open();
    await activate('campaignName');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Alt}');
    await vi.waitFor(() => expect(order()).toMatch(/^campaignName,date,showWord \|/));
    expect(activeHead()).toBe('campaignName');
  });

  it('bring a moved column into view', async () => {
    await page.viewport(1000, 600);
    await open({ rows: manyRows(300), titleInfos: wideTitleInfos });
    await activate('k5');
    for (let index = 0; index < 6; index++) await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.element(announcement()).toHaveTextContent('Column 5, column 13 of 41');
    await vi.waitFor(() => expect(box('k5').right).toBeLessThanOrEqual(1000));
    expect(activeHead()).toBe('k5');
  });

  it('resize the column by 16 pixels with Shift and an arrow, and announce its width', async () => {
    await page.viewport(1000, 600);
    await open();
    await activate('campaignName');
    const width = widthOf('campaignName');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await vi.waitFor(() => expect(widthOf('campaignName')).toBe(width + 32));
    await expect.element(announcement()).toHaveTextContent(`Campaign, ${width + 32} pixels wide`);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await vi.waitFor(() => expect(widthOf('campaignName')).toBe(width + 16));
    expect(activeHead()).toBe('campaignName');
  });

  it('do not affect cells of the body', async () => {
    await open();
    await page.getByText('6,814').click();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowDown}{/Alt}');
    expect(changed).not.toHaveBeenCalled();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });
});

it('sorts by a click anywhere in a header, but not on its menu or its edge', async () => {
  await open({ columnState: { columnSizing: { cost: 240 } } });
  const { left, right, top } = box('cost');
  const click = async (x: number) => {
    await mouse.move({ x, y: top + 4 });
    await mouse.press({ x, y: top + 4 });
    await mouse.release({ x, y: top + 4 });
  };
  for (const x of [left + 30, (left + right) / 2, right - 12]) await click(x);
  expect(sorted).toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(document.querySelector('[data-column-menu]')).toBeVisible());
  await click(left + 8);
  await click(right - 2);
  expect(sorted).toHaveBeenCalledTimes(3);
});

describe('the description of a column', () => {
  const described = headTitleInfos.map((info) =>
    info.dataKey === 'ctr' ? { ...info, description: 'Clicks ÷ Impressions' } : info,
  );
  const tooltip = page.getByRole('tooltip', { includeHidden: true });

  it('shows while the pointer is in the header or in the description', async () => {
    await open({ titleInfos: described });
    await mouse.move(middle('ctr'));
    await expect.element(tooltip).toBeVisible();
    const { left, bottom } = tooltip.element().getBoundingClientRect();
    // through the gap between them
    for (const y of [bottom + 3, bottom - 3]) await mouse.move({ x: left + 20, y });
    expect(tooltip.query()).not.toBeNull();
    await mouse.move(middle('cost'));
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('shows in the header that keys have made active, but not after a press', async () => {
    await open({ titleInfos: described });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    for (let index = 0; index < 10 && activeHead() !== 'ctr'; index++)
      await userEvent.keyboard('{ArrowRight}');
    await expect.element(tooltip).toBeVisible();
    await activate('ctr');
    await expect.element(tooltip).not.toBeInTheDocument();
  });
});

describe('changes of columns', () => {
  const key = 'head-test';
  function Two() {
    return (
      <>
        <Host columnsKey={key} />
        <Host columnsKey={key} />
      </>
    );
  }
  const tables = () => [...document.querySelectorAll('[data-table-scroller]')];

  it('are the same in two tables with the same key, and last until a reset', async () => {
    await page.viewport(1200, 1000);
    const screen = await render(<Two />);
    await vi.waitFor(() => expect(tables().map((each) => heads(each).length)).toEqual([10, 10]));
    await dragEdge(rightEdge('campaignName'), 60);
    const width = widthOf('campaignName');
    await drag('cost', by(leftEdge('impression'), 20));
    await openMenu('cpc');
    await command('Hide column').click();
    await openMenu('ctr');
    await command('Pin left').click();
    const expected = 'date,showWord,ctr | campaignName,cost,impression,click,conversion | actions';
    await vi.waitFor(() => expect(tables().map(order)).toEqual([expected, expected]));
    const widths = tables().map((each) => heads(each)[3]?.getBoundingClientRect().width);
    expect(widths).toEqual([width, width]);

    await screen.unmount();
    await render(<Host columnsKey={key} />);
    await vi.waitFor(() => expect(order()).toBe(expected));
    expect(widthOf('campaignName')).toBe(width);

    await openMenu('cost');
    await command('Reset all columns').click();
    await vi.waitFor(() => expect(order()).toBe(given));
    expect(stored(key)).toEqual({});
  });

  it('keep the active cell on its column in the other table too', async () => {
    await page.viewport(1200, 1000);
    await render(<Two />);
    await vi.waitFor(() => expect(tables()).toHaveLength(2));
    const second = page.getByRole('grid').nth(1);
    await second.getByRole('columnheader', { name: 'Cost' }).click({ button: 'right' });
    await command('Hide column').click();
    await second.getByRole('columnheader', { name: 'CTR' }).click({ button: 'right' });
    await userEvent.keyboard('{Escape}');
    await openMenu('campaignName');
    await command('Pin left').click();
    const active = () => second.element().getAttribute('aria-activedescendant') ?? '';
    await vi.waitFor(() => expect(idOf(document.getElementById(active()))).toBe('ctr'));
  });

  it('outlast the narrow layout, where columns are sorted, resized and hidden but keep their place', async () => {
    const initial: ColumnState = {
      columnOrder: ['cost', 'click'],
      columnPinning: { start: ['ctr'], end: [], none: ['actions'] },
    };
    await open({ initial, narrow: { lead: 'showWord', sub: 'date' } });
    const before = order();
    await page.viewport(800, 600);
    await vi.waitFor(() => expect(heads()).toHaveLength(9));
    await openMenu('cost');
    expect(commands()).toEqual([
      'Sort ascending',
      'Sort descending',
      'Clear sorting',
      'Hide column',
      'Reset all columns',
    ]);
    await userEvent.keyboard('{Escape}');
    await activate('cost');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(changed).not.toHaveBeenCalled();
    await dragEdge(rightEdge('cost'), 40);
    await openMenu('cpc');
    await command('Hide column').click();
    await vi.waitFor(() => expect(heads()).toHaveLength(8));
    await page.viewport(1200, 600);
    await vi.waitFor(() => expect(order()).toBe(before.replace(',cpc', '')));
    expect(changed.mock.lastCall?.[0]).toMatchObject({ ...initial, columnVisibility: { cpc: false } });
  });
});
