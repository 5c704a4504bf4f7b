const notchPx = 100;
const notchMs = 16;
const repeats = 5;

/** Wheel input of about 6,000 px per second, through the compositor like a user's. */
export async function turnWheel(page, counters, durationMs) {
  const recorded = page.evaluate((ms) => globalThis.gridBench.recordWheel(ms), durationMs);
  return counters.measure(async () => {
    await sendNotches(counters, durationMs - 100);
    return recorded;
  });
}

/** Sends as many notches as are due by the clock, so that a busy machine does not slow the wheel down. */
function sendNotches(counters, durationMs) {
  return new Promise((resolve) => {
    const start = Date.now();
    let sent = 0;
    const timer = setInterval(() => {
      const elapsedMs = Date.now() - start;
      if (elapsedMs > durationMs) {
        clearInterval(timer);
        return resolve();
      }
      for (; sent < Math.floor(elapsedMs / notchMs); sent++) counters.turnWheel(notchPx);
    }, notchMs);
  });
}

/** Sets the scroll position in every frame, from top to bottom and back: no row stays. */
export const jump = (page, counters, durationMs) =>
  counters.measure(() => page.evaluate((ms) => globalThis.gridBench.jump(ms), durationMs));

/** Shows the first row again and lets deferred work finish. */
export async function settle(page, ms) {
  await page.evaluate((waitMs) => {
    globalThis.gridBench.resetScroll();
    return globalThis.gridBench.wait(waitMs);
  }, ms);
}

/** Changes one cell and waits until it shows, five times. */
export const update = (page, counters) =>
  counters.measure(async () => {
    const results = await page.evaluate((times) => globalThis.gridBench.update(times), repeats);
    return { times: results.length, isShown: results.every(({ paintMs }) => paintMs !== null), results };
  });

/** Renders the parent with equal props, five times. */
export const rerender = (page, counters) =>
  counters.measure(async () => ({
    times: await page.evaluate((times) => globalThis.gridBench.rerender(times), repeats),
  }));

/** A click on the header of a numeric column, until the lowest value is on the screen. */
export async function sort(page, counters) {
  await counters.collectGarbage();
  const { x, y } = await page.evaluate(() => globalThis.gridBench.watchSort());
  return counters.measure(async () => {
    await page.mouse.click(x, y);
    return page.evaluate(() => globalThis.gridBench.sortShown());
  });
}
