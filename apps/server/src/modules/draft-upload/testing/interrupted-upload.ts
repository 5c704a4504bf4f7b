import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, poolUses } from '../../../platform/db';
import { openServiceProxy, openStatementProxy, type ExchangeEvents } from '../../../testing/exchanges';
import { runOnSimulator } from './run-on-simulator';
import type { SimulatorWorkspace } from './simulator-workspace';
import type { Work } from './upload-rounds';

/** Interruption of a server at a point of its work. */
export type Interruption =
  /** Killed before it receives the response. */
  | 'killed'
  /** Killed, and its request reaches the provider only while the next server already works. */
  | 'killed late'
  /** Receives the response only after the next server has finished. */
  | 'stalled';

/** The point of an interruption: the exchange with this number among those with this label of `ExchangeEvents`. */
export interface Point {
  label: RegExp;
  number: number;
}

/**
 * Timeout of a request to the simulator; after it, the next server reads back what a killed one sent. A late request must arrive within it,
 * also on a busy machine.
 */
const callMsOf: Readonly<Record<Interruption, number>> = {
  killed: 500,
  'killed late': 3_000,
  stalled: 500,
};
/** Time after which a late request arrives. */
const lateMs = 250;
const itemsPerRequest = 4;
const writePath = /\/(add|update|delete|upload)/;
/** Statements without effect, after which a kill is the same as after the previous statement. */
const withoutEffect = /^(SELECT|UPDATE 0|ANALYZE)/;

/**
 * Processes uploads with a server that is interrupted at a point, if any, and then with the next one. Cutting all
 * connections of a server is equivalent to killing it for everything outside; starting a separate process would take
 * longer than its work.
 */
export function interruptedWork(space: SimulatorWorkspace, how: Interruption, point: Point): Work {
  return async (uploadId, check) => {
    const label = await runInterrupted(space, uploadId, {
      how,
      point,
      async meanwhile(at) {
        if (how === 'killed') await check(at);
        await runUndisturbed(space, uploadId, callMsOf[how]);
      },
    });
    return label === undefined ? [] : [label];
  };
}

interface Disturbance {
  how: Interruption;
  point: Point;
  /** Runs at the point. */
  meanwhile: (label: string) => Promise<void>;
}

/** Returns the label of the exchange at which the server was interrupted; undefined if it finished before. */
async function runInterrupted(
  space: SimulatorWorkspace,
  uploadId: string,
  { how, point, meanwhile }: Disturbance,
): Promise<string | undefined> {
  const stopping = new AbortController();
  let number = 0;
  let reached: string | undefined;
  let isOver: Promise<void> | undefined;
  const meet = async (label: string) => {
    if (reached !== undefined || !point.label.test(label)) return;
    number += 1;
    if (number < point.number) return;
    reached = label;
    const isCut = how === 'stalled' ? Promise.resolve() : cutOff();
    isOver = isCut.then(() => meanwhile(label));
    await (how === 'killed late' ? isCut.then(() => delay(lateMs)) : isOver);
  };
  const events: Required<ExchangeEvents> = {
    onRequest: async (label) => {
      if (how === 'killed late' && writePath.test(label)) await meet(label);
    },
    onResponse: async (label) => {
      const counts = how === 'stalled' || (how === 'killed' && !withoutEffect.test(label));
      if (counts) await meet(label);
    },
  };
  const database = await openStatementProxy(space.test.database.url, events);
  const simulator = await openServiceProxy(space.simulator.baseUrl, events);
  async function cutOff(): Promise<void> {
    stopping.abort();
    await Promise.all([database.close(), simulator.close()]);
  }
  const { db, close } = openDatabase(database.url, { use: poolUses.jobs });
  const run = {
    db,
    simulatorUrl: simulator.url,
    callMs: callMsOf[how],
    itemsPerRequest,
    stopping: stopping.signal,
  };
  const [outcome] = await Promise.allSettled([runOnSimulator(run, uploadId)]);
  await isOver;
  await close();
  const isKilled = reached !== undefined && how !== 'stalled';
  if (!isKilled) {
    await cutOff();
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  return reached;
}

function runUndisturbed(space: SimulatorWorkspace, uploadId: string, callMs: number): Promise<void> {
  const { db } = space.test.database;
  const stopping = new AbortController().signal;
  const simulatorUrl = space.simulator.baseUrl;
  return runOnSimulator({ db, simulatorUrl, callMs, itemsPerRequest, stopping }, uploadId);
}
