/* global document */
import { afterPaint } from './frames.js';

/** Counts frames during scrolling: their durations, and how many were blank after their paint. */
export function createRecorder({ contender, host, viewport }) {
  let longTasks = [];
  let isRecording = false;
  let scrollEvents = 0;
  let uncovered = 0;

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  // At a scroll event the rows are still those of the frame before: where they do not cover the new position, a compositor that
  // scrolls independently has already shown blank space.
  document.addEventListener(
    'scroll',
    () => {
      if (!isRecording) return;
      scrollEvents += 1;
      if (viewport.isBlank()) uncovered += 1;
    },
    { capture: true, passive: true },
  );

  const scrollTop = () => contender.scroller(host)?.scrollTop ?? 0;

  /** Records for this many milliseconds; `step` is called after each paint with the elapsed share. */
  return (durationMs, step) =>
    new Promise((resolve) => {
      const intervals = [];
      let frames = 0;
      let blankFrames = 0;
      let lastTime = 0;
      longTasks = [];
      scrollEvents = uncovered = 0;
      isRecording = true;
      const start = performance.now();
      const startTop = scrollTop();

      const onPaint = (time) => {
        if (lastTime > 0) intervals.push(time - lastTime);
        lastTime = time;
        frames += 1;
        if (viewport.isBlank()) blankFrames += 1;
        const elapsedMs = performance.now() - start;
        if (elapsedMs >= durationMs) return finish(elapsedMs);
        step?.(elapsedMs / durationMs);
        afterPaint(onPaint);
      };

      const finish = (elapsedMs) => {
        isRecording = false;
        const travelledPx = scrollTop() - startTop;
        const result = () => ({
          frames,
          fps: frames / (elapsedMs / 1000),
          medianMs: percentile(intervals, 0.5),
          p95Ms: percentile(intervals, 0.95),
          longTaskMs: longTasks.reduce((sum, duration) => sum + duration, 0),
          blankFrames,
          scrollEvents,
          uncovered,
          travelledPx,
        });
        // long tasks are reported late
        setTimeout(() => resolve(result()), 60);
      };

      afterPaint(onPaint);
    });
}

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
