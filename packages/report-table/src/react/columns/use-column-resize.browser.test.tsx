import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import {
  Host,
  box,
  by,
  changed,
  command,
  dragEdge,
  given,
  headTitleInfos,
  heads,
  leftEdge,
  open,
  openMenu,
  order,
  rightEdge,
  scroller,
  setUpHeads,
  sorted,
  stored,
  widthOf,
} from '../../testing/head-page';
import { manyRows, type KeywordRow } from '../../testing/keyword-report';
import { mouse, touch } from '../../testing/pointer';
import { isCut } from '../../testing/table-page';

setUpHeads();

/** The cells in view below a header. */
function cellsUnder(id: string): Element[] {
  const { left, right } = box(id);
  return [...document.querySelectorAll('[role=gridcell]')].filter((cell) => {
    const at = cell.getBoundingClientRect();
    return Math.abs(at.left - left) < 1 && Math.abs(at.right - right) < 1;
  });
}

describe('the edge of a header', () => {
  it('resizes the column while it is dragged, and sorts nothing', async () => {
    await page.viewport(1000, 600);
    await open();
    const from = rightEdge('cost');
    const width = widthOf('cost');
    await mouse.move(from);
    await mouse.press(from);
    await mouse.move(by(from, 40), 'left');
    await vi.waitFor(() => expect(widthOf('cost')).toBe(width + 40));
    expect(document.body.style).toMatchObject({ cursor: 'col-resize', userSelect: 'none' });
    expect(changed).not.toHaveBeenCalled();
    await mouse.move(by(from, 25), 'left');
    await mouse.release(by(from, 25));
    await vi.waitFor(() => expect(widthOf('cost')).toBe(width + 25));
    expect(changed).toHaveBeenCalledExactlyOnceWith({ columnSizing: { cost: width + 25 } });
    expect(document.body.style).toMatchObject({ cursor: '', userSelect: '' });
    expect(sorted).not.toHaveBeenCalled();
    expect(order()).toBe(given);
  });

  it('changes nothing when it is only pressed', async () => {
    await open();
    await dragEdge(rightEdge('cost'), 0);
    expect(changed).not.toHaveBeenCalled();
    expect(sorted).not.toHaveBeenCalled();
  });

  it('is no wider than 7 pixels', async () => {
    await open();
    await dragEdge(by(rightEdge('cost'), -5), 30);
    expect(changed).not.toHaveBeenCalled();
    await dragEdge(by(rightEdge('cost'), -3), 30);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('keeps the selected cells, wherever the pointer moves', async () => {
    await open();
    await page.getByText('6,814').click();
    const from = rightEdge('cost');
    await mouse.press(from);
    await mouse.move(by(from, 10, 200), 'left');
    await mouse.release(by(from, 10, 200));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(document.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(0);
  });

  it.each(['default', 'medium', 'small', 'mini'])(
    'truncates no number at size %s, however far it is dragged',
    async (size) => {
      document.documentElement.dataset.size = size;
      await page.viewport(1000, 600);
      const summary = { cost: '123456789.12' };
      await open({
        titleInfos: headTitleInfos.slice(4, 8),
        summary,
        initial: { columnSizing: { cost: 400 } },
      });
      const from = rightEdge('cost');
      await mouse.press(from);
      await mouse.move(by(from, -390), 'left');
      await vi.waitFor(() => expect(widthOf('cost')).toBeLessThan(200));
      expect(cellsUnder('cost').length).toBeGreaterThan(5);
      expect(cellsUnder('cost').filter(isCut)).toEqual([]);
      await mouse.release(by(from, -390));
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(cellsUnder('cost').filter(isCut)).toEqual([]);
    },
  );

  it('truncates no number that came into view since', async () => {
    await open({ rows: manyRows(2000), titleInfos: headTitleInfos.slice(1, 8) });
    scroller().scrollTop = scroller().scrollHeight;
    const longest = page.getByText('123,456,789,012.34');
    await expect.element(longest).toBeVisible();
    const cell = () => longest.element().closest('[role=gridcell]');
    await vi.waitFor(() => expect(cell() && isCut(cell() ?? document.body)).toBe(false));
    const from = rightEdge('cost');
    await mouse.press(from);
    await mouse.move(by(from, -300), 'left');
    await mouse.move(by(from, -400), 'left');
    await vi.waitFor(() => expect(document.body.style.cursor).toBe('col-resize'));
    // new metrics of a font fit the widths again once the rows rest
    await vi.waitFor(() => expect(isCut(cell() ?? document.body)).toBe(false));
    await mouse.release(by(from, -400));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(isCut(cell() ?? document.body)).toBe(false));
  });

  it('truncates titles and names, down to a width that can still be grabbed', async () => {
    document.documentElement.dataset.size = 'default';
    await open();
    const from = rightEdge('campaignName');
    await mouse.press(from);
    await mouse.move(by(from, -400), 'left');
    // 40 at the medium size
    await vi.waitFor(() => expect(widthOf('campaignName')).toBe(46));
    await mouse.release(by(from, -400));
    await vi.waitFor(() =>
      expect(changed).toHaveBeenCalledExactlyOnceWith({ columnSizing: { campaignName: 40 } }),
    );
    expect(widthOf('campaignName')).toBe(46);
    await dragEdge(rightEdge('campaignName'), 30);
    await vi.waitFor(() => expect(widthOf('campaignName')).toBe(76));
  });

  it('follows the pointer even if the column had taken spare width', async () => {
    await page.viewport(1400, 600);
    await open();
    const width = widthOf('campaignName');
    expect(width).toBeGreaterThan(200);
    const from = rightEdge('campaignName');
    await mouse.press(from);
    await mouse.move(by(from, -50), 'left');
    await vi.waitFor(() => expect(widthOf('campaignName')).toBe(width - 50));
    await mouse.release(by(from, -50));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(widthOf('campaignName')).toBe(width - 50);
  });

  it('is on the left for a column pinned right', async () => {
    await page.viewport(1000, 600);
    await open();
    await dragEdge(leftEdge('actions'), -60);
    await vi.waitFor(() => expect(widthOf('actions')).toBe(160));
    expect(Math.round(box('actions').right)).toBe(1000);
    changed.mockClear();
    await dragEdge(rightEdge('actions'), -60);
    expect(changed).not.toHaveBeenCalled();
  });

  it('is restored by Escape, and sorts nothing on release', async () => {
    await page.viewport(1000, 600);
    await open();
    const width = widthOf('cost');
    const from = rightEdge('cost');
    await mouse.press(from);
    await mouse.move(by(from, 80), 'left');
    await vi.waitFor(() => expect(widthOf('cost')).toBe(width + 80));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(widthOf('cost')).toBe(width));
    await mouse.move(by(from, 60), 'left');
    await mouse.release(from);
    expect(widthOf('cost')).toBe(width);
    expect(changed).not.toHaveBeenCalled();
    expect(sorted).not.toHaveBeenCalled();
  });

  it('restores the automatic width on a double press', async () => {
    await open({ initial: { columnSizing: { cost: 300 } } });
    const at = rightEdge('cost');
    for (const count of [1, 2]) {
      await mouse.press(at, { count });
      await mouse.release(at, { count });
    }
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith({ columnSizing: {} }));
    expect(widthOf('cost')).toBeLessThan(300);
    expect(sorted).not.toHaveBeenCalled();
  });

  it('sets the width of a single column of a comparison', async () => {
    const comparison = { previousOf: (row: KeywordRow) => row, fields: ['cost'] };
    await page.viewport(1000, 600);
    await open({ comparison, titleInfos: headTitleInfos.slice(4, 8) });
    await vi.waitFor(() => expect(order()).toContain('cost:previous'));
    const width = widthOf('cost:previous');
    await dragEdge(rightEdge('cost:previous'), 50);
    await vi.waitFor(() => expect(widthOf('cost:previous')).toBe(width + 50));
    await openMenu('cost:previous');
    await command('Auto-fit width').click();
    await vi.waitFor(() => expect(widthOf('cost:previous')).toBe(width));
  });

  it('does not exist for the column of checkboxes', async () => {
    const onRowSelectionChange = vi.fn();
    const rowId = (row: KeywordRow) => String(row.cost);
    await open({ rowId, rowSelection: {}, onRowSelectionChange });
    await mouse.press(rightEdge('~select'));
    await mouse.release(rightEdge('~select'));
    await vi.waitFor(() => expect(onRowSelectionChange).toHaveBeenCalledTimes(1));
    await dragEdge(rightEdge('~select'), 50);
    expect(changed).not.toHaveBeenCalled();
  });

  describe('during other changes', () => {
    beforeEach(() => page.viewport(1000, 600));

    it('stores a width at the medium size, whatever the size on release', async () => {
      await open({ initial: { columnSizing: { campaignName: 200 } } });
      const from = rightEdge('campaignName');
      await mouse.press(from);
      await mouse.move(by(from, 20), 'left');
      await vi.waitFor(() => expect(widthOf('campaignName')).toBe(220));
      document.documentElement.dataset.size = 'mini';
      await vi.waitFor(() => expect(box('campaignName').height).toBeLessThan(30));
      await mouse.move(by(from, 30), 'left');
      await mouse.release(by(from, 30));
      await vi.waitFor(() =>
        expect(changed).toHaveBeenCalledExactlyOnceWith({ columnSizing: { campaignName: 250 } }),
      );
      expect(widthOf('campaignName')).toBe(230);
    });

    it('resizes the initial column even if others are inserted before it', async () => {
      const screen = await open({ titleInfos: headTitleInfos.slice(3) });
      const width = widthOf('cost');
      const from = rightEdge('cost');
      await mouse.press(from);
      await mouse.move(by(from, 20), 'left');
      await screen.rerender(<Host titleInfos={headTitleInfos} />);
      await vi.waitFor(() => expect(heads()).toHaveLength(10));
      await mouse.move(by(from, 30), 'left');
      await mouse.release(by(from, 30));
      await vi.waitFor(() =>
        expect(changed).toHaveBeenCalledExactlyOnceWith({ columnSizing: { cost: width + 30 } }),
      );
    });

    it('ends when the column disappears', async () => {
      const screen = await open();
      const from = rightEdge('cost');
      await mouse.press(from);
      await mouse.move(by(from, 20), 'left');
      await screen.rerender(<Host titleInfos={headTitleInfos.slice(0, 5)} />);
      await vi.waitFor(() => expect(heads()).toHaveLength(5));
      await mouse.move(by(from, 30), 'left');
      await vi.waitFor(() => expect(document.body.style.cursor).toBe(''));
      await mouse.release(by(from, 30));
      expect(changed).not.toHaveBeenCalled();
    });

    it('ends when the table disappears', async () => {
      const screen = await open();
      await mouse.press(rightEdge('cost'));
      await mouse.move(by(rightEdge('cost'), 20), 'left');
      await screen.unmount();
      expect(document.body.style.cursor).toBe('');
      await mouse.release({ x: 600, y: 590 });
      expect(changed).not.toHaveBeenCalled();
    });

    it('keeps changes made elsewhere meanwhile', async () => {
      await open({ columnsKey: 'meanwhile' });
      const width = widthOf('cost');
      const from = rightEdge('cost');
      await mouse.press(from);
      await mouse.move(by(from, 20), 'left');
      localStorage.setItem(
        'meridian.columns.meanwhile',
        JSON.stringify({ columnVisibility: { cpc: false } }),
      );
      window.dispatchEvent(new StorageEvent('storage', { key: 'meridian.columns.meanwhile' }));
      await vi.waitFor(() => expect(order()).not.toContain('cpc'));
      await mouse.move(by(from, 30), 'left');
      await mouse.release(by(from, 30));
      await vi.waitFor(() =>
        expect(stored('meanwhile')).toEqual({
          columnVisibility: { cpc: false },
          columnSizing: { cost: width + 30 },
        }),
      );
    });
  });

  it('is 16 pixels wide for a finger, and does not scroll the table', async () => {
    await page.viewport(1000, 600);
    await touch.enable(true);
    await open();
    const width = widthOf('campaignName');
    const from = by(rightEdge('campaignName'), -10);
    await touch.start(from);
    for (const x of [-10, -30, -40]) await touch.move(by(from, x));
    await touch.end();
    await vi.waitFor(() => expect(widthOf('campaignName')).toBe(width - 40));
    expect(scroller().scrollLeft).toBe(0);
  });
});
