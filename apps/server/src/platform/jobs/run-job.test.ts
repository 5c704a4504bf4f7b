import { SpanStatusCode, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { getEventListeners } from 'node:events';
import type PgBoss from 'pg-boss';
import { expect, it, onTestFinished } from 'vitest';
import { runNextJob, type RunJob } from './run-job';

const job = { id: '1', data: {}, singletonKey: '1', retryCount: 0 };

/** A worker with one job, over a connection that may be lost. */
function setUp() {
  const lost = new AbortController();
  const steps: string[] = [];
  const note = (step: string) => () => {
    steps.push(step);
    return Promise.resolve();
  };
  // only the methods that the worker calls
  const boss = {
    fetch: () => Promise.resolve([job]),
    complete: note('completed'),
    fail: note('failed'),
  } as unknown as PgBoss;
  const locks = {
    take: () => Promise.resolve(true),
    lostSignal: () => lost.signal,
    release: note('released'),
    close: () => undefined,
  };
  const run = (runJob: () => ReturnType<RunJob>) =>
    runNextJob({ boss, locks, log: { error: () => void steps.push('logged') } }, 'import-report', runJob);
  return { lost, steps, run };
}

const ends: [end: string, runJob: () => ReturnType<RunJob>][] = [
  ['completed', () => Promise.resolve('done')],
  ['failed', () => Promise.reject(new Error('no'))],
];
it.each(ends)('a job that has %s leaves no listener on the signal of the connection', async (end, runJob) => {
  const { lost, steps, run } = setUp();
  await run(runJob);
  expect(steps).toContain(end);
  expect(steps.at(-1)).toBe('released');
  expect(getEventListeners(lost.signal, 'abort')).toEqual([]);
});

it('a job whose state is stored is neither completed nor failed', async () => {
  const { steps, run } = setUp();
  await run(() => Promise.resolve('stored'));
  expect(steps).toEqual(['released']);
});

it('a job whose connection is lost is neither completed nor failed', async () => {
  const { lost, steps, run } = setUp();
  const running = run(() => new Promise(() => undefined));
  await Promise.resolve();
  lost.abort();
  await running;
  expect(steps).toEqual(['logged', 'released']);
});

it('a job is a separate trace, whose span says whether it failed', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  onTestFinished(() => trace.disable());
  const { run } = setUp();
  const active: unknown[] = [];
  await run(() => {
    active.push(trace.getActiveSpan()?.spanContext().spanId);
    return Promise.resolve('done');
  });
  await run(() => Promise.reject(new Error('no')));
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['job import-report', SpanStatusCode.UNSET],
    ['job import-report', SpanStatusCode.ERROR],
  ]);
  expect(active).toEqual([spans[0]?.spanContext().spanId]);
});
