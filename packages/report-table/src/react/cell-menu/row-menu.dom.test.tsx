import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReportTable, type ReportTableProps, type TitleInfo } from '../../index';

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

function draw(props: Partial<ReportTableProps<Order>> = {}) {
  const onSelect = vi.fn<(order: Order) => void>();
  render(
    <ReportTable
      caption="Orders"
      language="en"
      titleInfos={titleInfos}
      rows={orders}
      getRowMenuItems={(order) => [{ label: 'Archive', onSelect: () => onSelect(order) }]}
      {...props}
    />,
  );
  return { user: userEvent.setup(), onSelect };
}
const cell = (text: string) => screen.getByRole('gridcell', { name: text });
const rowHead = (name: string) => screen.getByRole('rowheader', { name });
const commands = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

describe('the menu of a row', () => {
  it('opens by the button beside its name', async () => {
    const { user, onSelect } = draw();
    const button = rowHead('Ben').querySelector('button');
    if (!button) throw new Error('no button');
    await user.click(button);
    await screen.findByRole('menu', { name: 'Customer: Ben' });
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(orders[1]);
    const grid = screen.getByRole('grid');
    await waitFor(() => expect(document.activeElement).toBe(grid));
    expect(grid.getAttribute('aria-activedescendant')).toBe(rowHead('Ben').id);
  });

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])('opens on any of its cells by %s', async (keys) => {
    const { user, onSelect } = draw();
    await user.click(cell('3.10'));
    await user.keyboard(keys);
    await screen.findByRole('menu', { name: 'Total: 3.10' });
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });

  it('follows the commands of the cell', async () => {
    const { user } = draw({
      getCellMenuItems: ({ text }) => [{ label: `Copy ${text}`, onSelect: () => undefined }],
    });
    await user.pointer({ keys: '[MouseRight]', target: cell('3.10') });
    expect(await commands()).toEqual(['Copy 3.10', 'Archive']);
    expect(screen.getAllByRole('separator')).toHaveLength(1);
    await user.keyboard('{Escape}');
    const button = rowHead('Aoi').querySelector('button');
    if (button) await user.click(button);
    await screen.findByRole('menu', { name: 'Customer: Aoi' });
    expect(await commands()).toEqual(['Archive']);
  });

  it('is neither a click on the row nor where Enter leads', async () => {
    const onRowClick = vi.fn();
    const onRowOpen = vi.fn();
    const { user } = draw({ onRowClick, onRowOpen });
    const button = rowHead('Ben').querySelector('button');
    if (button) await user.click(button);
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')));
    await user.keyboard('{Enter}');
    expect(onRowClick).not.toHaveBeenCalled();
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });

  it('is absent from the names of rows, and without the prop', () => {
    draw({ getRowMenuItems: undefined });
    expect(rowHead('Ben').querySelector('button')).toBeNull();
  });
});
