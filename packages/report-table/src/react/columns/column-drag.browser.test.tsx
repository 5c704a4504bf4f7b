import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import {
  Host,
  activeHead,
  box,
  by,
  changed,
  chip,
  drag,
  given,
  headTitleInfos,
  heads,
  idOf,
  leftEdge,
  lift,
  line,
  middle,
  open,
  order,
  rightEdge,
  announcement,
  scroller,
  setUpHeads,
  sorted,
  wideTitleInfos,
} from '../../testing/head-page';
import { manyRows, type KeywordRow } from '../../testing/keyword-report';
import { mouse, touch } from '../../testing/pointer';

setUpHeads();

describe('a dragged header', () => {
  it('moves its column to the marked place, and sorts nothing', async () => {
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
    await expect.element(announcement()).toHaveTextContent('Cost, column 4 of 10');
    expect(document.body.style.cursor).toBe('');
  });

  it('sorts as before when it is pressed and hardly moved, even after a drag', async () => {
    await open();
    await drag('cost', by(leftEdge('impression'), 20));
    const title = by(rightEdge('cost'), -30);
    await mouse.press(title);
    await mouse.move(by(title, 3), 'left');
    await mouse.release(by(title, 3));
    await vi.waitFor(() =>
      expect(sorted).toHaveBeenCalledExactlyOnceWith({ dataKey: 'cost', direction: 'asc' }),
    );
  });

  it('is restored by Escape, and sorts nothing on release', async () => {
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

  it('moves all columns of a comparison together', async () => {
    const comparison = { previousOf: (row: KeywordRow) => row, fields: ['click', 'cost'] };
    await open({ comparison, titleInfos: headTitleInfos.slice(2, 8) });
    const clicks = 'click,click:previous,click:change';
    const costs = 'cost,cost:previous,cost:change';
    await vi.waitFor(() => expect(order()).toBe(` | campaignName,impression,${clicks},ctr,${costs},cpc | `));
    await lift('cost:change');
    expect(chip()).toHaveTextContent('Cost');
    // the far half of the group, not of its first column
    await mouse.move(by(leftEdge('click:change'), 10), 'left');
    await mouse.move(by(leftEdge('click'), 10), 'left');
    await vi.waitFor(() =>
      expect(line()?.getBoundingClientRect().left).toBeCloseTo(box('click').left - 1, 0),
    );
    await mouse.release(by(leftEdge('click'), 10));
    await vi.waitFor(() => expect(order()).toBe(` | campaignName,impression,${costs},${clicks},ctr,cpc | `));
    expect(activeHead()).toBe('cost:change');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('scrolls the table at its edges, to columns that were not rendered', async () => {
    await page.viewport(1000, 600);
    await open({ rows: manyRows(300), titleInfos: wideTitleInfos });
    expect(heads().map(idOf)).not.toContain('k30');
    await lift('k1');
    await mouse.move({ x: 995, y: 12 }, 'left');
    await vi.waitFor(() => expect(heads().map(idOf)).toContain('k30'));
    await vi.waitFor(() => expect(box('k30').left).toBeLessThan(600));
    await mouse.move({ x: 500, y: 12 }, 'left');
    // at rest
    let last = -1;
    await vi.waitFor(() => {
      const { scrollLeft } = scroller();
      const isStill = last === scrollLeft;
      last = scrollLeft;
      expect(isStill).toBe(true);
    });
    const target = heads().find(
      (each) => each.getBoundingClientRect().right > 500 && each.getBoundingClientRect().left > 200,
    );
    const id = idOf(target) ?? '';
    await mouse.move(by(leftEdge(id), 10), 'left');
    await mouse.release(by(leftEdge(id), 10));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    const after = changed.mock.lastCall?.[0].columnOrder ?? [];
    expect(after.indexOf('k1')).toBe(after.indexOf(id) - 1);
    expect(after.indexOf('k1')).toBeGreaterThan(20);
  });

  it('is released when its column disappears', async () => {
    const screen = await open();
    await lift('cost');
    await screen.rerender(<Host titleInfos={headTitleInfos.slice(0, 5)} />);
    await vi.waitFor(() => expect(chip()).toBeNull());
    await mouse.release(middle('click'));
    expect(changed).not.toHaveBeenCalled();
  });

  it('is not the column of checkboxes, and not in the narrow layout', async () => {
    await page.viewport(800, 600);
    await open({ initial: { columnOrder: ['cost', 'click'], columnPinning: { start: ['ctr'], end: [] } } });
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

describe('a finger on a header', () => {
  beforeEach(() => touch.enable(true));
  afterEach(() => void vi.useRealTimers());
  it('moves the column after it has rested', async () => {
    await page.viewport(1000, 600);
    await open();
    const from = middle('cost');
    await touch.start(from);
    const start = performance.now();
    await vi.waitFor(async () => {
      // as little as still counts as rest
      await touch.move(by(from, performance.now() % 2));
      expect(performance.now() - start).toBeGreaterThan(350);
    });
    await touch.move(by(from, -20));
    await touch.move(by(from, -22));
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
    let wasLifted = false;
    const observer = new MutationObserver(() => (wasLifted ||= chip() !== null));
    observer.observe(document.body, { childList: true, subtree: true });
    const from = middle('cost');
    // on a busy machine the first move may come after a finger counts as at rest
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await touch.start(from);
    for (const x of [-10, -40, -80, -120]) await touch.move(by(from, x));
    await touch.end();
    vi.useRealTimers();
    await vi.waitFor(() => expect(scroller().scrollLeft).toBeGreaterThan(0));
    observer.disconnect();
    expect(wasLifted).toBe(false);
    expect(order()).toBe(given);
    expect(changed).not.toHaveBeenCalled();
  });
});
