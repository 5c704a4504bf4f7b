import os from 'node:os';
import { openCounters } from './counters.mjs';
import { jump, rerender, settle, sort, turnWheel, update } from './steps.mjs';

/** Duration of each of the two scroll tests. */
const scrollMs = 2000;
/** With so few rows only mounting is measured: the other results equal those with more rows. */
const mountOnlyRows = 1000;

/**
 * Measures one contender at one number of rows, in a separate page. If a step fails, the sample has its error instead of its value.
 */
export async function measureContender({ browser, address, contender, rowCount, picture }) {
  const sample = { id: contender.id, rowCount, load: os.loadavg()[0], errors: [] };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  page.on('pageerror', (error) => sample.errors.push(String(error).slice(0, 200)));
  page.on('console', (message) => {
    if (message.type() === 'error') sample.errors.push(message.text().slice(0, 200));
  });
  try {
    await page.goto(`${address}/${contender.id}/index.html`);
    await page.waitForFunction(() => globalThis.gridBench !== undefined);
    const counters = await openCounters(context, page);
    await measureMount(sample, page, counters);
    if (rowCount > mountOnlyRows) await measureUse(sample, page, counters);
    if (picture) await page.screenshot({ path: picture });
  } catch (error) {
    sample.errors.push(String(error).slice(0, 300));
  }
  await context.close();
  return sample;
}

async function measureMount(sample, page, counters) {
  await page.evaluate((count) => globalThis.gridBench.prepare(count), sample.rowCount);
  await counters.collectGarbage();
  const before = await counters.read();
  sample.mount = await counters.measure(() => page.evaluate(() => globalThis.gridBench.mount()));
  await page.evaluate(() => globalThis.gridBench.wait(700));
  await counters.collectGarbage();
  const after = await counters.read();
  sample.heapMb = (after.JSHeapUsedSize - before.JSHeapUsedSize) / 2 ** 20;
  sample.elements = await page.evaluate(() => globalThis.gridBench.countElements());
  sample.texts = await page.evaluate(() => globalThis.gridBench.texts());
}

async function measureUse(sample, page, counters) {
  sample.wheel = await turnWheel(page, counters, scrollMs);
  await settle(page, 300);
  sample.jump = await jump(page, counters, scrollMs);
  await settle(page, 400);
  sample.update = await update(page, counters);
  sample.rerender = await rerender(page, counters);
  sample.sort = await sort(page, counters);
}
