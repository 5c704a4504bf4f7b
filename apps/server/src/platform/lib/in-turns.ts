import { setImmediate } from 'node:timers/promises';

/** After this time, other requests get a turn. */
const maxTurnMs = 15;

/** Runs a computation of many short steps, between which the server handles other requests. */
export async function inTurns<Result>(steps: Iterator<void, Result, void>): Promise<Result> {
  let turnStart = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - turnStart < maxTurnMs) continue;
    await setImmediate();
    turnStart = performance.now();
  }
}

/** Processes items one by one, between which the server handles other requests. */
export function forEachInTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  return inTurns(
    (function* () {
      for (const item of items) {
        work(item);
        yield;
      }
    })(),
  );
}
