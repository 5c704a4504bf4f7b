/** The browser's own counters of a page. */
export async function openCounters(context, page) {
  const session = await context.newCDPSession(page);
  // time that the main thread was on a processor, without waiting for other programs
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };

  return {
    read,

    async collectGarbage() {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
    },

    /** Turns the wheel by one notch over the middle of the page. Never waits, like real input. */
    turnWheel(deltaY) {
      const event = { type: 'mouseWheel', x: 700, y: 450, deltaX: 0, deltaY };
      // the page may close before the last notch has an effect
      session.send('Input.dispatchMouseEvent', event).catch(() => {});
    },

    /** Runs a step and adds the milliseconds of the main thread to its result. */
    async measure(run) {
      const before = await read();
      const result = await run();
      const after = await read();
      const ms = (name) => (after[name] - before[name]) * 1000;
      return {
        ...result,
        cpuMs: ms('TaskDuration'),
        scriptMs: ms('ScriptDuration'),
        layoutMs: ms('LayoutDuration'),
        styleMs: ms('RecalcStyleDuration'),
      };
    },
  };
}
