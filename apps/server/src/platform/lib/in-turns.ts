import { setImmediate } from 'node:timers/promises';

/** Time after which other requests have their turn. */
const maxTurnMs = 15;

/** Runs a computation of many short steps while the server goes on with other requests. */
export async function inTurns<Result>(steps: Iterator<void, Result, void>): Promise<Result> {
  let turnStart = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - turnStart < maxTurnMs) continue;
    await setImmediate();
    turnStart = performance.now();
  }
}

/** Does something with each item while the server goes on with other requests. */
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
