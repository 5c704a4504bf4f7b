import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { setColumnHidden } from '../../core/columns/column-state';
import { useColumnState } from './use-column-state';

const stored = (key: string) => localStorage.getItem(`meridian.columns.${key}`);
const store = (key: string, text: string) => localStorage.setItem(`meridian.columns.${key}`, text);
const hidden = (...ids: string[]) => ({
  columnVisibility: Object.fromEntries(ids.map((id) => [id, false])),
});

// stores live as long as the page: each test uses its own key
let key = '';
let count = 0;
beforeEach(() => {
  localStorage.clear();
  key = `report-${++count}`;
});
afterEach(() => vi.restoreAllMocks());

describe('with a key', () => {
  it('starts unchanged and stores changes', async () => {
    const { result, act } = await renderHook(() => useColumnState(key));
    expect(result.current[0]).toEqual({});
    await act(() => result.current[1](hidden('cost')));
    expect(result.current[0]).toEqual(hidden('cost'));
    expect(JSON.parse(stored(key) ?? '')).toEqual(hidden('cost'));
  });

  it('reads states that were stored under the former names', async () => {
    store(key, JSON.stringify({ hidden: ['click'], widths: { cost: 90 } }));
    const { result } = await renderHook(() => useColumnState(key));
    expect(result.current[0]).toEqual({ ...hidden('click'), columnSizing: { cost: 90 } });
  });

  it('reads a stored state in the first render', async () => {
    store(key, JSON.stringify(hidden('click')));
    const states: unknown[] = [];
    await renderHook(() => {
      const [state] = useColumnState(key);
      states.push(state);
    });
    expect(states[0]).toEqual(hidden('click'));
  });

  it.each(['no json', 'null', '[1]', '{"columnVisibility":3,"columnSizing":{"a":"x"}}'])(
    'treats %s as unchanged',
    async (text) => {
      store(key, text);
      const { result } = await renderHook(() => useColumnState(key));
      expect(result.current[0]).toEqual(text.startsWith('{') ? { columnSizing: {} } : {});
    },
  );

  it('changes based on its current state, even twice at once', async () => {
    const { result, act } = await renderHook(() => useColumnState(key));
    const add = (id: string) => result.current[1]((state) => setColumnHidden(state, id, true));
    await act(() => {
      add('a');
      add('b');
    });
    expect(result.current[0]).toEqual(hidden('a', 'b'));
  });

  it('synchronizes two tables with the same key on a page, but no others', async () => {
    const first = await renderHook(() => useColumnState(key));
    const second = await renderHook(() => useColumnState(key));
    const other = await renderHook(() => useColumnState(`${key}-other`));
    await first.act(() => first.result.current[1](hidden('cost')));
    expect(second.result.current[0]).toBe(first.result.current[0]);
    expect(other.result.current[0]).toEqual({});
  });

  it('reads the new key when the key changes, and leaves the old one unchanged', async () => {
    store(`${key}-next`, JSON.stringify(hidden('click')));
    const { result, rerender, act } = await renderHook((name?: string) => useColumnState(name), {
      initialProps: key,
    });
    await act(() => result.current[1](hidden('cost')));
    await rerender(`${key}-next`);
    expect(result.current[0]).toEqual(hidden('click'));
    await act(() => result.current[1](hidden('ctr')));
    expect(JSON.parse(stored(key) ?? '')).toEqual(hidden('cost'));
    await rerender(key);
    expect(result.current[0]).toEqual(hidden('cost'));
  });
});

describe('with another tab', () => {
  /** A page of the same origin, whose writes arrive here like those of another tab. */
  async function otherTab() {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<p>other</p>';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return { storage: () => frame.contentWindow?.localStorage, close: () => frame.remove() };
  }

  it('follows what it writes and clears', async () => {
    const tab = await otherTab();
    const { result, unmount } = await renderHook(() => useColumnState(key));
    tab.storage()?.setItem(`meridian.columns.${key}`, JSON.stringify(hidden('cost')));
    await expect.poll(() => result.current[0]).toEqual(hidden('cost'));
    tab.storage()?.clear();
    await expect.poll(() => result.current[0]).toEqual({});
    await unmount();
    tab.close();
  });

  it('sees writes from while no table was on the page', async () => {
    const first = await renderHook(() => useColumnState(key));
    await first.act(() => first.result.current[1](hidden('cost')));
    await first.unmount();
    store(key, JSON.stringify(hidden('click')));
    const second = await renderHook(() => useColumnState(key));
    await expect.poll(() => second.result.current[0]).toEqual(hidden('click'));
  });
});

describe('without storage', () => {
  it('lives in memory without a key, separately per table', async () => {
    const first = await renderHook(() => useColumnState());
    const second = await renderHook(() => useColumnState());
    await first.act(() => first.result.current[1](hidden('cost')));
    expect(first.result.current[0]).toEqual(hidden('cost'));
    expect(second.result.current[0]).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('stays in memory if storage is full, and reads later writes', async () => {
    store(key, JSON.stringify(hidden('old')));
    const first = await renderHook(() => useColumnState(key));
    const room = 'x'.repeat(1024);
    fillStorage(room);
    const large = { columnOrder: Array.from({ length: 600 }, (_, index) => `column-${index}`) };
    await first.act(() => first.result.current[1](large));
    expect(first.result.current[0]).toEqual(large);
    await first.unmount();
    const second = await renderHook(() => useColumnState(key));
    expect(second.result.current[0]).toEqual(large);
    localStorage.clear();
    await second.act(() => second.result.current[1](hidden('cost')));
    expect(JSON.parse(stored(key) ?? '')).toEqual(hidden('cost'));
  });

  it('stays in memory if storage is forbidden', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { result, act } = await renderHook(() => useColumnState(key));
    expect(result.current[0]).toEqual({});
    await act(() => result.current[1](hidden('cost')));
    expect(result.current[0]).toEqual(hidden('cost'));
  });
});

/** Fills it until not even `piece` fits. */
function fillStorage(piece: string) {
  try {
    for (let index = 0; ; index++)
      localStorage.setItem(`filler-${index}`, piece.repeat(index < 4 ? 1024 : 1));
  } catch (error) {
    expect(error).toHaveProperty('name', 'QuotaExceededError');
  }
}
