import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ParserError, type ParserOptions } from '../../kits/workbooks/read/file-process';
import { temporaryFolder } from '../../testing/temporary-folder';
import type { ParseTask } from './parse-file';
import { createReportParser } from './parse-in-process';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = { accountId: 1, accounts: [], channel: 'search' } as unknown;
const pidFile = () => path.join(folder, 'pid');

/** A parser whose process writes its process id and then runs `code` on its task. */
function parserOf(code: string, more: ParserOptions = {}) {
  const script = path.join(folder, 'script.mjs');
  const start = `import { writeFileSync } from 'node:fs';
    process.once('message', (task) => {
      writeFileSync(${JSON.stringify(pidFile())}, String(process.pid));
      ${code}
    });`;
  writeFileSync(script, start);
  return createReportParser({ script: { path: script }, ...more });
}
// asserted: the scripts of this test read only the file
const task = { file: 'report.csv', folder: 'rows', options } as ParseTask;

function processId(): Promise<number> {
  return vi.waitFor(() => {
    const id = Number(readFileSync(pidFile(), 'utf8'));
    if (id === 0) throw new Error('not written yet');
    return id;
  });
}
const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const tooComplex = { state: 'rejected', problems: [expect.stringContaining('"too_complex"')] };

describe('a parser in a process of its own', () => {
  it('returns what its process sends', async () => {
    const { parse } = parserOf(
      `process.send({ kind: 'outcome', outcome: { state: 'rejected', failedRows: 0, problems: [task.file] } },
        () => process.disconnect());`,
    );
    expect(await parse(task)).toEqual({ state: 'rejected', failedRows: 0, problems: ['report.csv'] });
  });

  it('kills a process without progress, whatever it does', async () => {
    const { parse } = parserOf(`'\\u0301\\u0327'.repeat(4_000_000).normalize('NFKC'); for (;;);`, {
      stallMs: 2_000,
    });
    const outcome = parse(task);
    const id = await processId();
    expect(await outcome).toMatchObject(tooComplex);
    await vi.waitFor(() => expect(isAlive(id)).toBe(false));
  });

  it('waits while there is progress', async () => {
    const { parse } = parserOf(
      `let count = 0;
      const timer = setInterval(() => {
        count += 1;
        process.send({ kind: 'progress' });
        if (count < 30) return;
        clearInterval(timer);
        process.send({ kind: 'outcome', outcome: 'done' }, () => process.disconnect());
      }, 100);`,
      { stallMs: 2_000 },
    );
    expect(await parse(task)).toBe('done');
  });

  it('kills a process at its limit, even with progress', async () => {
    const { parse } = parserOf(`setInterval(() => process.send({ kind: 'progress' }), 20);`, {
      timeoutMs: 500,
    });
    expect(await parse(task)).toMatchObject(tooComplex);
  });

  it('rejects a file that needs too much memory', async () => {
    const { parse } = parserOf(`const all = []; for (;;) all.push(new Array(1000).fill({}));`, {
      maxHeapMb: 24,
    });
    expect(await parse(task)).toMatchObject(tooComplex);
  });

  it.each([
    ['an error', `process.send({ kind: 'error', text: 'mistake' }, () => process.disconnect());`, /mistake/],
    ['a crash', `throw new Error('crashed');`, /without a result: [^]*crashed/],
    ['an end', `process.exit(0);`, /without a result/],
  ])('reports %s of its process', async (_name, code, message) => {
    const outcome = parserOf(code).parse(task);
    await expect(outcome).rejects.toBeInstanceOf(ParserError);
    await expect(outcome).rejects.toThrow(message);
  });

  it('passes no secrets to its process', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://user:secret@host/db');
    const { parse } = parserOf(
      `process.send({ kind: 'outcome', outcome: Object.keys(process.env) }, () => process.disconnect());`,
    );
    const names = await parse(task);
    vi.unstubAllEnvs();
    expect(names).toContain('PATH');
    expect(names).not.toContain('DATABASE_URL');
  });

  it('ends its processes when the server stops, and starts no new ones', async () => {
    const parser = parserOf(`for (;;);`);
    const outcome = parser.parse(task);
    const failure = expect(outcome).rejects.toThrow('the server stops');
    const id = await processId();
    parser.stop();
    await failure;
    expect(isAlive(id)).toBe(false);
    await expect(parser.parse(task)).rejects.not.toBeInstanceOf(ParserError);
  });
});
