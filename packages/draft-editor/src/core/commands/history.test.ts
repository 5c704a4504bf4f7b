import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleDraft, toRows } from '..';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { createHistory, redoStep, runCommand, undoStep, type History } from './history';

it('undoes every step to the start, and redoes them all', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, steps) => {
      const random = seeded(seed);
      const newId = idSource('n');
      const states: History[] = [createHistory(exampleDraft())];
      const last = () => states.at(-1) ?? createHistory(exampleDraft());
      for (let step = 0; step < steps; step++)
        states.push(runCommand(last(), randomCommand(last().draft, random, newId)));
      let history = last();
      for (const state of states.slice(0, -1).toReversed()) {
        history = undoStep(history)?.history ?? history;
        expect(toRows(history.draft)).toEqual(toRows(state.draft));
      }
      expect(undoStep(history)).toBeNull();
      for (const state of states.slice(1)) {
        history = redoStep(history)?.history ?? history;
        expect(toRows(history.draft)).toEqual(toRows(state.draft));
      }
      expect(redoStep(history)).toBeNull();
    }),
  );
});

it('forgets undone steps at the next command', () => {
  const renamed = runCommand(createHistory(exampleDraft()), { type: 'rename', name: 'a' });
  const undone = undoStep(renamed);
  if (!undone) throw new Error('nothing to undo');
  expect(undone.command).toEqual({ type: 'rename', name: exampleDraft().name });
  expect(redoStep(runCommand(undone.history, { type: 'rename', name: 'b' }))).toBeNull();
});
