import type { Browser, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from key presses to the next paint. */
    keyMs: number[];
  }
}

export interface PageTasks {
  /** Prints the time until a key is painted, its CPU time, and the longest task while keys are pressed. */
  keys: (name: string, pressed: readonly string[]) => Promise<void>;
  /**
   * Prints how long work takes, with its limit in milliseconds if it has one, its CPU time, and its longest task; before it, how long it took
   * until each call of `reached`.
   */
  work: (
    name: string,
    run: (reached: (step: string, maxMs?: number) => void) => Promise<void>,
    maxMs?: number,
  ) => Promise<void>;
  /** Names of the measurements above a limit. */
  failures: string[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time of the thread in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Measures keys and tasks of a page from now on. The limit in milliseconds is for the CPU time that the main thread spends on a task
 * or a key: other work on the machine makes the time until they end longer, but not this.
 */
export async function measureTasks(browser: Browser, page: Page, limitMs: number): Promise<PageTasks> {
  const failures: string[] = [];
  await page.addInitScript(observe);
  await page.evaluate(observe);
  console.log('                               painted after, ms        CPU of the main thread, ms');
  console.log('                                  median     p90   per key, all    longest task');

  /** CPU time of each task of the pages in milliseconds. */
  async function traced(run: () => Promise<void>): Promise<number[]> {
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await run();
    await page.evaluate(settled);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const mainThreads = new Set(
      traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
    );
    return traceEvents.flatMap(({ name, pid, tid, tdur = 0 }) =>
      name === 'RunTask' && mainThreads.has(`${pid} ${tid}`) ? [tdur / 1000] : [],
    );
  }

  function report(name: string, columns: readonly string[], taskMs: readonly number[]): void {
    const longest = Math.max(0, ...taskMs);
    if (longest > limitMs) failures.push(name);
    console.log(name.padEnd(30), ...columns, longest.toFixed(0).padStart(14));
  }

  return {
    failures,
    async keys(name, pressed) {
      await page.evaluate(reset);
      const taskMs = await traced(async () => {
        for (const key of pressed) await page.keyboard.press(key === ' ' ? 'Space' : key);
      });
      const keyMs = await page.evaluate(() => window.keyMs);
      const sorted = keyMs.toSorted((a, b) => a - b);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      const cpuMs = taskMs.reduce((sum, ms) => sum + ms, 0) / pressed.length;
      const columns = [at(0.5).toFixed(0).padStart(9), at(0.9).toFixed(0).padStart(7)];
      report(name, [...columns, cpuMs.toFixed(0).padStart(12)], taskMs);
    },
    async work(name, run, maxMs) {
      const start = performance.now();
      /** How long a step took, with its limit. */
      const timed = (step: string, max: number | undefined): string => {
        const ms = performance.now() - start;
        if (max !== undefined && ms > max) failures.push(`${step} in ${max} ms`);
        return `done in ${ms.toFixed(0)} ms${max === undefined ? '' : ` (limit ${max})`}`;
      };
      let done = '';
      const steps: string[] = [];
      const taskMs = await traced(async () => {
        await run((step, max) => steps.push(`${step.padEnd(30)} ${timed(step, max)}`));
        done = timed(name, maxMs);
      });
      for (const step of steps) console.log(step);
      const cpuMs = taskMs.reduce((sum, task) => sum + task, 0);
      report(name, [done.padEnd(24), cpuMs.toFixed(0).padStart(6)], taskMs);
    },
  };
}

/** Records keys. Runs in the page. */
function observe(): void {
  window.keyMs = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // a task after the frame: by then it is on the screen
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          window.keyMs.push(performance.now() - timeStamp);
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

function reset(): void {
  window.keyMs = [];
}

/** Waits for the last frame and the tasks after it. Runs in the page. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
}
