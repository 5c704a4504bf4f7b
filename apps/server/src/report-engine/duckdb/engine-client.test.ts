import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing';
import {
  createDuckdbClient,
  EngineError,
  type DuckdbClient,
  type DuckdbClientOptions,
} from './engine-client';

const log = pino({ level: 'silent' });
let client: DuckdbClient;
afterEach(() => client.stop());

function open(folder = temporaryFolder(), options: Partial<DuckdbClientOptions> = {}): void {
  client = createDuckdbClient({ folder, memoryMb: 60, threads: 1, log, name: 'reader', ...options });
}

it('fails as an engine, for which the database answers, if its folder cannot be written', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  open(path.join(file, 'copies'));
  await expect(client.query({ text: 'SELECT 1' })).rejects.toThrow(EngineError);
});

it('fails one query that exceeds its memory, and answers the next one', async () => {
  open();
  // one text cannot be moved to the disk
  const large = { text: `SELECT length(string_agg(repeat('x', 1000), '')) FROM range(200000)` };
  await expect(client.query(large)).rejects.toThrow(/Out of Memory/);
  expect(await client.query({ text: 'SELECT 1' })).toEqual([[1]]);
});

it.runIf(process.platform === 'linux')('interrupts a query whose result is no longer needed', async () => {
  open();
  await client.query({ text: 'SELECT 1' });
  const left = new AbortController();
  const query = client.query(
    { text: 'SELECT sum(a.range * b.range) FROM range(1000000) a, range(1000000) b' },
    { signal: left.signal, timeoutMs: 600_000 },
  );
  await expect.poll(() => client.load().queries).toBe(1);
  left.abort(new Error('left'));
  await expect(query).rejects.toThrow('left');
  let last = '';
  await expect
    .poll(
      () => {
        const before = last;
        last = processorTime();
        return last === before;
      },
      { interval: 500 },
    )
    .toBe(true);
});

/** Processor time of DuckDB's process so far. */
function processorTime(): string {
  return readFileSync(`/proc/${client.processId()}/stat`, 'utf8').split(' ').slice(13, 15).join(' ');
}

it('kills a process that hangs when it starts', async () => {
  open(temporaryFolder(), { maxStartMs: 200 });
  const query = client.query({ text: 'SELECT 1' });
  const id = client.processId();
  if (id === undefined) throw new Error('no process');
  process.kill(id, 'SIGSTOP');
  await expect(query).rejects.toThrow(EngineError);
});
