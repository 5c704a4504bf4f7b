import { importStates } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashSettings, seededRandom, type ServerProcess } from '../../../../../tools/crash';
import { copyFormat } from '../../report-engine';
import { openDemoProcesses, type DemoProcesses } from '../../testing/demo-process';
import { demoClient, signInToDemo } from '../../testing/demo-server';
import { apiOf, endedImports, findAccount } from './testing/server-api';

const { seed, kills, timeoutMs, isSample } = crashSettings({ sampleKills: 2, maxKills: 50 });
const random = seededRandom(seed);
/** A busy machine may need longer for the sample. */
const answerMs = isSample ? 20_000 : 5_000;
const firstDay = '2016-01-01';
const rowsPerFile = 400;

/** One day of 400 campaigns; file `n` is for day `n`, and each of its rows costs `n + 1` cents. */
const fileOf = (n: number) =>
  [
    'date,campaign_name,impressions,clicks,cost',
    ...Array.from(
      { length: rowsPerFile },
      (_, row) => `${addDays(firstDay, n)},campaign ${row},10,1,${((n + 1) / 100).toFixed(2)}`,
    ),
  ].join('\n');
const costOf = (n: number) => ((rowsPerFile * (n + 1)) / 100).toFixed(2);

let demo: DemoProcesses;
beforeAll(async () => {
  demo = await openDemoProcesses();
}, 240_000);
afterAll(() => demo.close());

interface Trend {
  code: number;
  data: { points: { beginDate: string; values: { cost: string | null } }[] };
}

it.runIf(process.platform === 'linux')(
  `answers reports with committed figures in ${kills} kills of server, engine and database (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    let { process: server, address } = await demo.start();
    const token = await signInToDemo(address);
    const accountId = await findAccount(apiOf(address, token));
    // the section counts as copied, so each import is copied although PostgreSQL is fast
    const copies = path.join(demo.dataDir, 'report-copies', copyFormat, 'search-campaign', String(accountId));
    mkdirSync(copies, { recursive: true });

    const acknowledged = new Set<number>();
    const done = new Set<number>();
    const problems: string[] = [];
    /** What is killed; other parts must go on. */
    let victim: Victim | undefined;

    async function trendOf(query: object): Promise<Trend> {
      const response = await demoClient(address, token).send('/seachReport/campaign/daily/trend', { query });
      // asserted: the server's own schema
      return (await response.json()) as Trend;
    }

    async function read(last: number): Promise<void> {
      const known = [...done];
      const killed = victim;
      const first = Math.max(0, last - 20);
      const query = {
        accountId,
        beginDate: addDays(firstDay, first),
        endDate: addDays(firstDay, first + 30),
      };
      const late = delay(answerMs, 'late' as const, { ref: false });
      // a killed server may end in the middle of a response
      const answer = await Promise.race([trendOf(query).catch(() => undefined), late]);
      const mayFail = [killed, victim].some((one) => one === 'server' || one === 'postgres');
      if (answer === 'late') problems.push(`no answer in ${answerMs} ms, killed: ${victim ?? 'nothing'}`);
      if (answer === 'late' || answer === undefined) {
        if (!mayFail) problems.push('no answer from a running server');
        return;
      }
      const { code, data } = answer;
      if (code !== 200) {
        if (!mayFail && code !== 429) problems.push(`code ${code} from a running server`);
        return;
      }
      for (const [index, { values }] of data.points.entries()) {
        const n = first + index;
        if (values.cost === null ? known.includes(n) : values.cost !== costOf(n))
          problems.push(`day ${n} costs ${values.cost ?? 'nothing'}`);
      }
    }

    for (let kill = 0; kill < kills; kill += 1) {
      let isReading = true;
      const reading = (async () => {
        while (isReading) {
          await read(kill);
          // below the rate limit
          await delay(100);
        }
      })();
      await apiOf(address, token).upload({ accountId, content: fileOf(kill), name: `day-${kill}.csv` });
      acknowledged.add(kill);
      await delay(random() * 2_000);
      victim = victimOf(kill);
      await killPart(victim, server);
      if (victim !== 'engine') {
        await server.end;
        ({ process: server, address } = await demo.start());
      }
      victim = undefined;
      const imports = [...(await endedImports(apiOf(address, token), accountId)).values()];
      for (const n of acknowledged)
        expect(imports.find(({ fileName }) => fileName === `day-${n}.csv`)).toMatchObject({
          state: importStates.done,
        });
      for (const n of acknowledged) done.add(n);
      isReading = false;
      await reading;
      await read(kill);
      expect(problems).toEqual([]);
    }

    // the copy recovers
    await expect
      .poll(
        async () => {
          await read(kills);
          return copiedAnswers(address);
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBeGreaterThan(0);
    expect(problems).toEqual([]);
  },
  timeoutMs + 240_000,
);

type Victim = 'server' | 'engine' | 'postgres';

/** One after the other, so that a small sample has as many different ones as possible. */
function victimOf(kill: number): Victim {
  const victims: readonly Victim[] = demo.isEmbedded
    ? ['engine', 'server', 'postgres']
    : ['engine', 'server'];
  return victims[kill % victims.length] ?? 'server';
}

async function killPart(victim: Victim, server: ServerProcess): Promise<void> {
  if (victim === 'server') {
    await server.kill();
    return;
  }
  if (victim === 'postgres') {
    const [pid] = readFileSync(path.join(demo.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split(
      '\n',
    );
    process.kill(Number(pid), 'SIGKILL');
    return;
  }
  for (const pid of childrenOf(server.pid)) {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('engine-process')) process.kill(pid, 'SIGKILL');
  }
}

/** Ids of the processes that a process has started. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** Number of reports that DuckDB has answered. */
async function copiedAnswers(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/meridian_report_answers_total\{answer="duckdb"\} (\d+)/.exec(text)?.[1] ?? 0);
}
