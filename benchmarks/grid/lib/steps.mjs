const notchPx = 100;
const notchMs = 16;
const repeats = 5;

/** Wheel input of about 6,000 px a second, through the compositor like that of a user. */
export async function turnWheel(page, counters, durationMs) {
  const recorded = page.evaluate((ms) => globalThis.gridBench.recordWheel(ms), durationMs);
  return counters.measure(async () => {
    await sendNotches(counters, durationMs - 100);
    return recorded;
  });
}

/** As many notches as are due by the clock, so that a busy machine does not slow the wheel down. */
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

/** The scroll position is set in every frame, from top to bottom and back: no row stays. */
export const jump = (page, counters, durationMs) =>
  counters.measure(() => page.evaluate((ms) => globalThis.gridBench.jump(ms), durationMs));

/** Shows the first row again and lets work that was put off end. */
export async function settle(page, ms) {
  await page.evaluate((waitMs) => {
    globalThis.gridBench.resetScroll();
    return globalThis.gridBench.wait(waitMs);
  }, ms);
}

/** One cell changes and is waited for, five times. */
export const update = (page, counters) =>
  counters.measure(async () => {
    const results = await page.evaluate((times) => globalThis.gridBench.update(times), repeats);
    return { times: results.length, isShown: results.every(({ paintMs }) => paintMs !== null), results };
  });

/** The parent renders with equal props, five times. */
export const rerender = (page, counters) =>
  counters.measure(async () => ({
    times: await page.evaluate((times) => globalThis.gridBench.rerender(times), repeats),
  }));

/** A click on the head of a column of numbers, until the lowest one is on the screen. */
export async function sort(page, counters) {
  await counters.collectGarbage();
  const { x, y } = await page.evaluate(() => globalThis.gridBench.watchSort());
  return counters.measure(async () => {
    await page.mouse.click(x, y);
    return page.evaluate(() => globalThis.gridBench.sortShown());
  });
}
