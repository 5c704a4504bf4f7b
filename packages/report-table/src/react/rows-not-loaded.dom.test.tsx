import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportTable, type ReportTableProps, type RowRange, type TitleInfo } from '../index';

interface Song {
  name: string;
  plays: number;
}

const titleInfos: readonly TitleInfo[] = [
  { dataKey: 'name', titleName: 'Song', fixed: 'left', width: 200 },
  { dataKey: 'plays', titleName: 'Plays', unit: 't', isSort: true },
];
const songs = (from: number, to: number) => {
  const rows: (Song | undefined)[] = [];
  for (let at = from; at < to; at += 1) rows[at] = { name: `song ${at}`, plays: at * 1000 };
  return rows;
};
const idOf = ({ name }: Song) => name;

const Songs = (props: Partial<ReportTableProps<Song>>) => (
  <ReportTable
    caption="Songs"
    language="en"
    titleInfos={titleInfos}
    rows={songs(0, 10)}
    rowCount={40}
    {...props}
  />
);
const rowAt = (position: number) => screen.getAllByRole('row')[position + 1] ?? document.body;

describe('rows that are not loaded', () => {
  it('are counted, and rendered as busy rows without content', () => {
    render(<Songs rowCount={200} getRowClassName={({ name }) => name} rowSelection={{}} rowId={idOf} />);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('201');
    expect(rowAt(9).textContent).toBe('song 99,000');
    expect(rowAt(9).getAttribute('aria-busy')).toBeNull();
    expect(rowAt(10).getAttribute('aria-busy')).toBe('true');
    expect(rowAt(10).getAttribute('aria-rowindex')).toBe('12');
    expect(rowAt(10).textContent).toBe('');
    expect(within(rowAt(10)).queryByRole('checkbox')).toBeNull();
    expect(within(rowAt(10)).queryByRole('rowheader')).toBeNull();
  });

  it('are missing elements of a sparse array as well', () => {
    render(<Songs rows={songs(5, 8)} rowCount={undefined} mode="server" />);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('9');
    expect(rowAt(0).getAttribute('aria-busy')).toBe('true');
    expect(rowAt(5).textContent).toBe('song 55,000');
  });

  it('are left out in client mode', () => {
    render(<Songs rows={[undefined, ...songs(0, 2)]} mode="client" />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'song 0',
      'song 1',
    ]);
  });

  it('can be active, but neither clicked nor selected', async () => {
    const user = userEvent.setup();
    const onRowClick = vi.fn();
    const onCellFocus = vi.fn();
    const onRowSelectionChange = vi.fn<NonNullable<ReportTableProps<Song>['onRowSelectionChange']>>();
    const ticking = { rowId: idOf, rowSelection: {}, onRowSelectionChange };
    render(<Songs {...ticking} onRowClick={onRowClick} onCellFocus={onCellFocus} />);
    const [, cell = document.body] = within(rowAt(20)).getAllByRole('gridcell');
    await user.click(cell);
    await user.keyboard('{Enter} ');
    expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toBe(cell.id);
    expect(onRowClick).not.toHaveBeenCalled();
    expect(onCellFocus).not.toHaveBeenCalled();
    expect(onRowSelectionChange).not.toHaveBeenCalled();
  });

  it('do not count for the checkbox of all rows', async () => {
    const user = userEvent.setup();
    const all = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`song ${at}`, true as const]));
    const onRowSelectionChange = vi.fn<NonNullable<ReportTableProps<Song>['onRowSelectionChange']>>();
    render(<Songs rowId={idOf} rowSelection={all} onRowSelectionChange={onRowSelectionChange} />);
    const box = screen.getByRole('checkbox', { name: 'Select all rows', checked: true });
    await user.click(box);
    const [updater] = onRowSelectionChange.mock.lastCall ?? [];
    expect(typeof updater === 'function' && updater(all)).toEqual({});
  });
});

describe('onRowsNeeded', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const rest = () => act(() => void vi.advanceTimersByTime(100));

  it('reports missing rows in view, each range once', () => {
    const onRowsNeeded = vi.fn<(range: RowRange) => void>();
    const { rerender } = render(<Songs rowCount={200} onRowsNeeded={onRowsNeeded} />);
    rest();
    expect(onRowsNeeded.mock.calls).toEqual([[{ first: 10, last: 49 }]]);
    rerender(<Songs rowCount={200} rows={songs(0, 10)} onRowsNeeded={onRowsNeeded} />);
    rest();
    expect(onRowsNeeded).toHaveBeenCalledTimes(1);
    rerender(<Songs rowCount={200} rows={songs(0, 60)} onRowsNeeded={onRowsNeeded} />);
    rest();
    expect(onRowsNeeded).toHaveBeenCalledTimes(1);
  });

  it('reports the same range again in another order', () => {
    const onRowsNeeded = vi.fn<(range: RowRange) => void>();
    const { rerender } = render(<Songs rows={[]} sort={null} onRowsNeeded={onRowsNeeded} />);
    rest();
    rerender(<Songs rows={[]} sort={{ dataKey: 'plays', direction: 'asc' }} onRowsNeeded={onRowsNeeded} />);
    rest();
    expect(onRowsNeeded.mock.calls).toEqual([[{ first: 0, last: 39 }], [{ first: 0, last: 39 }]]);
  });
});
