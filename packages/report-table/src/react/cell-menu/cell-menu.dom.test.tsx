import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReportTable, type CellInput, type CellMenuEntry, type TitleInfo } from '../../index';

interface Order {
  customer: string;
  total: string;
}

const titleInfos: readonly TitleInfo[] = [
  { dataKey: 'customer', titleName: 'Customer', fixed: 'left', width: 200 },
  { dataKey: 'total', titleName: 'Total', unit: 't2' },
];
const orders: readonly Order[] = [
  { customer: 'Aoi', total: '1200.5' },
  { customer: 'Ben', total: '3.1' },
];
const summary = { total: '1203.6' };

function draw(items?: (cell: CellInput<Order>) => readonly CellMenuEntry[]) {
  const prevented = vi.fn<(isPrevented: boolean) => void>();
  render(
    <div onContextMenu={(event) => prevented(event.defaultPrevented)}>
      <ReportTable
        caption="Orders"
        language="en"
        titleInfos={titleInfos}
        rows={orders}
        summary={summary}
        getCellMenuItems={items}
      />
    </div>,
  );
  return { user: userEvent.setup(), prevented };
}
const cell = (text: string) => screen.getByRole('gridcell', { name: text });
const rightClick = (target: Element) => ({ keys: '[MouseRight]', target });

describe('the menu of a cell', () => {
  it('opens by a right click, with the commands for that cell', async () => {
    const onSelect = vi.fn<(order: Order) => void>();
    const { user, prevented } = draw(({ row, text }) => [
      { label: `Filter by ${text}`, onSelect: () => onSelect(row) },
      'separator',
      { label: 'Delete', onSelect: () => undefined, disabled: true },
    ]);
    await user.pointer(rightClick(cell('3.10')));
    expect(prevented).toHaveBeenLastCalledWith(true);
    await screen.findByRole('menu', { name: 'Total: 3.10' });
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Delete' }).ariaDisabled).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Filter by 3.10' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(orders[1]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
    'opens on the active cell by %s; Escape returns the focus to the cell',
    async (keys) => {
      const { user } = draw(({ text }) => [{ label: `Copy ${text}`, onSelect: () => undefined }]);
      await user.click(cell('1,200.50'));
      await user.keyboard(`{ArrowDown}${keys}`);
      const item = await screen.findByRole('menuitem', { name: 'Copy 3.10' });
      await waitFor(() => expect(document.activeElement).toBe(item));
      await user.keyboard('{Escape}');
      const grid = screen.getByRole('grid');
      await waitFor(() => expect(document.activeElement).toBe(grid));
      expect(grid.getAttribute('aria-activedescendant')).toBe(cell('3.10').id);
    },
  );

  it('keeps the cell selection in which it opens', async () => {
    const { user } = draw(() => [{ label: 'Copy', onSelect: () => undefined }]);
    await user.click(cell('1,200.50'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.pointer(rightClick(cell('1,200.50')));
    await screen.findByRole('menu');
    expect(cell('1,200.50').ariaSelected).toBe('true');
    expect(cell('3.10').ariaSelected).toBe('true');
  });

  it("is the browser's for totals and for cells without commands", async () => {
    const { user, prevented } = draw(({ text }) =>
      text === 'Aoi' ? [] : [{ label: 'Copy', onSelect: () => undefined }],
    );
    await user.pointer(rightClick(cell('1,203.60')));
    await user.pointer(rightClick(screen.getByRole('rowheader', { name: 'Aoi' })));
    expect(prevented.mock.calls).toEqual([[false], [false]]);
  });

  it("is the browser's without the prop", async () => {
    const { user, prevented } = draw();
    await user.pointer(rightClick(cell('3.10')));
    expect(prevented).toHaveBeenLastCalledWith(false);
  });
});
