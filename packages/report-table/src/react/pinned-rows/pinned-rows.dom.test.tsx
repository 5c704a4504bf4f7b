import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ReportTable, type ReportTableHandle, type ReportTableProps, type TitleInfo } from '../../index';

interface City {
  name: string;
  people: number;
}

const titleInfos: readonly TitleInfo[] = [
  { dataKey: 'name', titleName: 'City', fixed: 'left', width: 200, isSort: true },
  { dataKey: 'people', titleName: 'People', unit: 't', isSort: true },
];
const cities: readonly City[] = [
  { name: 'Aarhus', people: 300_000 },
  { name: 'Bergen', people: 290_000 },
  { name: 'Cork', people: 220_000 },
];
const pinnedRows = {
  top: [{ name: 'Oslo', people: 700_000 }],
  bottom: [{ name: 'Zwolle', people: 130_000 }],
};

const Cities = (props: Partial<ReportTableProps<City>>) => (
  <ReportTable caption="Cities" language="en" titleInfos={titleInfos} rows={cities} {...props} />
);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const activeText = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('pinned rows', () => {
  it('are before and after the others in every order, and are counted', async () => {
    const user = userEvent.setup();
    render(<Cities pinnedRows={pinnedRows} summary={{ people: 810_000 }} />);
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'People' }));
    expect(names().slice(1)).toEqual(['Oslo', 'Cork', 'Bergen', 'Aarhus', 'Zwolle']);
    const rows = screen.getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('7');
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('3 rows');
  });

  it('are reached by the keyboard and copied with the others', async () => {
    const user = userEvent.setup();
    render(<Cities pinnedRows={pinnedRows} />);
    await user.click(await screen.findByRole('gridcell', { name: '700,000' }));
    await user.keyboard('{ArrowDown}');
    expect(activeText()).toBe('300,000');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(activeText()).toBe('130,000');
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    // the first focus loads the code for copying
    const setData = vi.fn();
    await vi.waitFor(() => {
      fireEvent.copy(screen.getByRole('grid'), { clipboardData: { setData } });
      expect(setData).toHaveBeenCalledWith('text/plain', '290,000\n220,000\n130,000');
    });
  });

  it('leave positions of the handle to the other rows', async () => {
    const table = createRef<ReportTableHandle>();
    render(<Cities ref={table} pinnedRows={pinnedRows} rowId={({ name }) => name} />);
    expect(table.current?.focusCell('Bergen', 'people')).toBe(true);
    await vi.waitFor(() => expect(activeText()).toBe('290,000'));
  });

  it('are not rendered without rows', async () => {
    render(<Cities rows={[]} pinnedRows={pinnedRows} />);
    await screen.findByRole('grid');
    expect(screen.queryByRole('rowheader')).toBeNull();
  });
});
