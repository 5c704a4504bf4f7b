/* global document, window */
import { columns, layout, totalWidth } from './columns.js';
import { makeRows, summarize } from './data.js';
import { formatCell } from './format.js';
import { nextFrame, nextPaint, wait } from './frames.js';
import { createRecorder } from './recorder.js';
import { createViewport } from './viewport.js';
import { warmFonts } from './warm-fonts.js';

/**
 * The page's side of the benchmark, `window.gridBench`: the runner calls it and reads the counters of the browser
 * around each call. A step ends only when the expected text is on the screen, so a wrong cell can never be fast.
 */
export function createProbe(contender) {
  const host = document.getElementById('host');
  const viewport = createViewport(contender, host);
  const record = createRecorder({ contender, host, viewport });
  const costText = (cost) => (contender.formatCell ?? formatCell)('money', cost);
  let rows = [];
  let summary = {};
  let pointerUpTime = 0;
  let sorted = null;
  window.addEventListener('pointerup', ({ timeStamp }) => (pointerUpTime = timeStamp), true);

  /** Waits for a text in the first row. Times are counted from `startTime()`; null if the text never appeared. */
  const waitForFirst = async (text, startTime, limitMs) => {
    const start = performance.now();
    do {
      await nextPaint();
      if (viewport.firstText() === text) {
        const paintMs = performance.now() - startTime();
        await nextFrame();
        return { paintMs, frameMs: performance.now() - startTime() };
      }
    } while (performance.now() - start < limitMs);
    return { paintMs: null, frameMs: null, seen: viewport.firstText() };
  };

  return {
    wait,

    async prepare(count) {
      rows = makeRows(count);
      summary = summarize(rows);
      await warmFonts(rows);
    },

    /** From available data to the first frame that shows it. */
    async mount() {
      const text = costText(rows[0].cost);
      await wait(50);
      await nextPaint();
      const start = performance.now();
      const shown = waitForFirst(text, () => start, 120_000);
      contender.mount(host, { rows, columns, summary, layout, totalWidth });
      return shown;
    },

    countElements: () => document.querySelectorAll('*').length,
    texts: viewport.texts,

    /** Only records: the wheel is turned by the runner, with real input events. */
    recordWheel: (durationMs) => record(durationMs),

    /** Scrolls through the whole range and back: every frame replaces every row. */
    jump(durationMs) {
      const scroller = contender.scroller(host);
      const range = scroller.scrollHeight - scroller.clientHeight;
      return record(durationMs, (share) => {
        scroller.scrollTop = Math.round(range * (share < 0.5 ? share * 2 : 2 - share * 2));
      });
    },

    resetScroll() {
      const scroller = contender.scroller(host);
      scroller.scrollTop = 0;
      scroller.scrollLeft = 0;
    },

    /** Waits for the lowest cost in the first row, and returns where the runner must click. */
    watchSort() {
      const lowest = rows.reduce((least, row) => (row.cost < least.cost ? row : least));
      pointerUpTime = 0;
      sorted = waitForFirst(costText(lowest.cost), () => pointerUpTime, 60_000);
      return viewport.sortPoint();
    },

    sortShown: () => sorted,

    /** Changes the cost in the first row repeatedly, each time until it is on the screen. */
    async update(times) {
      const results = [];
      for (let index = 0; index < times; index++) {
        const cost = 777000.5 + index;
        await nextPaint();
        const start = performance.now();
        const shown = waitForFirst(costText(cost), () => start, 5000);
        contender.update(0, 'cost', cost);
        const result = await shown;
        results.push(result);
        if (result.paintMs === null) break;
      }
      return results;
    },

    /** Renders the parent again with the same props. Null for contenders without a parent. */
    async rerender(times) {
      if (!contender.rerender) return null;
      for (let index = 0; index < times; index++) {
        await nextPaint();
        contender.rerender();
        await nextPaint();
      }
      return times;
    },
  };
}
