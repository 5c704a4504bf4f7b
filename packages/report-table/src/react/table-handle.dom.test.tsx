import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportTable, type ReportTableHandle, type ReportTableProps, type TitleInfo } from '../index';

interface Song {
  id: string;
  title: string;
  plays: number;
}

const titleInfos: readonly TitleInfo[] = [
  { dataKey: 'title', titleName: 'Title', fixed: 'left', isSort: true, width: 200 },
  { dataKey: 'plays', titleName: 'Plays', unit: 't', isSort: true },
];
const songs: readonly Song[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `s${index}`,
  title: `Song ${index}`,
  plays: index,
}));
const rowId = ({ id }: Song) => id;

const Songs = (props: Partial<ReportTableProps<Song>>) => (
  <ReportTable caption="Songs" language="en" titleInfos={titleInfos} rows={songs} rowId={rowId} {...props} />
);
const grid = () => screen.getByRole('grid', { name: 'Songs' });
const scroller = () => grid().parentElement ?? document.body;
const activeCell = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '');
function show(props: Partial<ReportTableProps<Song>> = {}) {
  const ref = createRef<ReportTableHandle>();
  render(<Songs ref={ref} {...props} />);
  if (!ref.current) throw new Error('the table has no handle');
  return ref.current;
}

describe('the ref of a table', () => {
  it('scrolls to a row by its id or position, and returns whether there is one', () => {
    const table = show();
    expect(table.scrollToRow('s4000')).toBe(true);
    expect(scroller().scrollTop).toBe(4000 * 38);
    expect(table.scrollToRow(10)).toBe(true);
    expect(scroller().scrollTop).toBe(10 * 38);
    expect(table.scrollToRow('s5000')).toBe(false);
    expect(table.scrollToRow(5000)).toBe(false);
    expect(table.scrollToRow(-1)).toBe(false);
  });

  it('scrolls in the first effect of its host', () => {
    const Host = () => {
      const ref = useRef<ReportTableHandle>(null);
      useEffect(() => {
        ref.current?.scrollToRow('s100');
      }, []);
      return <Songs ref={ref} />;
    };
    render(<Host />);
    expect(scroller().scrollTop).toBe(100 * 38);
  });

  it('finds rows in the order of the table', () => {
    const table = show({ defaultSort: { dataKey: 'plays', direction: 'desc' } });
    table.scrollToRow('s4999');
    expect(scroller().scrollTop).toBe(0);
    table.scrollToRow('s0');
    expect(scroller().scrollTop).toBe(4999 * 38);
  });

  it('moves the focus to a cell', () => {
    const table = show();
    act(() => expect(table.focusCell('s4000', 'plays')).toBe(true));
    expect(document.activeElement).toBe(grid());
    expect(activeCell()?.textContent).toBe('4,000');
    expect(table.focusCell('s1', 'composer')).toBe(false);
  });

  it('lists the shown columns', () => {
    const table = show({ columnState: { columnOrder: ['plays', 'title'] } });
    expect(table.columns().map(({ id }) => id)).toEqual(expect.arrayContaining(['plays', 'title']));
  });
});

describe('copy', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly items: Record<string, Blob>) {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('copies the active cell as text and as a table', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const table = show();
    expect(await table.copy()).toBe(false);
    await user.click(screen.getByRole('gridcell', { name: '7' }));
    await act(async () => expect(await table.copy()).toBe(true));
    expect(write).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toMatch(/1/);
  });

  it('copies rows of the host, by id or position, below the titles', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    write.mockClear();
    const table = show();
    await act(async () => expect(await table.copy(['s4000', 2])).toBe(true));
    const [items] = write.mock.calls[0] ?? [];
    // the stub of the class above
    const [item] = (items ?? []) as unknown as { items: Record<string, Blob> }[];
    expect(await item?.items['text/plain']?.text()).toBe('Title\tPlays\nSong 4000\t4,000\nSong 2\t2');
    expect(await table.copy(['s5000', -1])).toBe(false);
    expect(write).toHaveBeenCalledTimes(1);
  });
});

describe('onEndReached', () => {
  /** Substitute of a host for IntersectionObserver, which jsdom does not have. */
  let scrollToEnd = () => {};
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
          scrollToEnd = () => notify([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {
          scrollToEnd = () => {};
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('requests rows at the end, and none while they are loading', () => {
    const onEndReached = vi.fn();
    const { rerender } = render(<Songs rows={songs.slice(0, 20)} onEndReached={onEndReached} />);
    scrollToEnd();
    expect(onEndReached).toHaveBeenCalledTimes(1);
    rerender(<Songs rows={songs.slice(0, 20)} onEndReached={onEndReached} status="refreshing" />);
    scrollToEnd();
    expect(onEndReached).toHaveBeenCalledTimes(1);
    rerender(<Songs rows={songs.slice(0, 40)} onEndReached={onEndReached} />);
    expect(screen.getAllByRole('row')).toHaveLength(41);
    scrollToEnd();
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });
});

describe('print', () => {
  const print = (type: 'beforeprint' | 'afterprint') => {
    act(() => {
      window.dispatchEvent(new Event(type));
    });
  };
  // a query by role computes the style of each row in jsdom
  const rows = () => grid().querySelectorAll('[role="row"]');

  it('shows all rows up to 2,000, and restores the view afterwards', () => {
    render(<Songs rows={songs.slice(0, 2000)} />);
    print('beforeprint');
    expect(rows()).toHaveLength(2001);
    print('afterprint');
    expect(rows()).toHaveLength(51);
  });

  it('shows the rows in view if there are more', () => {
    render(<Songs />);
    print('beforeprint');
    expect(rows()).toHaveLength(51);
    print('afterprint');
  });
});
