import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { updateOf } from '../commands/row-commands';
import { exampleLimits } from '../limits/example-limits';
import type { Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { acknowledge, editSession, openSession, type IdentifiedCommand } from '../sync/draft-session';
import { createInputStore } from './input-store';
import { commandOfInput, inputState, textOfPlace } from './input-value';
import { inputKey, type InputPlace, type OpenInput } from './open-input';

const example = exampleDraft();
const places: readonly InputPlace[] = [
  { kind: 'draft', id: '', field: 'name' },
  { kind: 'campaign', id: 'campaign-1', field: 'budget' },
  { kind: 'campaign', id: 'campaign-1', field: 'campaignName' },
  { kind: 'campaign', id: 'campaign-1', field: 'regions', part: '31' },
  { kind: 'unit', id: 'unit-1', field: 'phraseNegatives' },
  { kind: 'keyword', id: 'keyword-1', field: 'bid' },
  { kind: 'keyword', id: 'keyword-1', field: 'matchType' },
  { kind: 'creative', id: 'creative-1', field: 'title' },
];

const place = fc.constantFrom(...places);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      place,
      text: fc.constantFrom('8', '88.888', '77', 'abc', '1.255', '1.5', '', '精确', ' x ', '东京\n大阪'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pause' as const), ms: fc.integer({ min: 1, max: 900 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'discard' as const), place }) },
  { weight: 2, arbitrary: fc.constant({ do: 'save' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'crash' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('other' as const), budget: fc.constantFrom(60, 77) }),
  },
);

/** A browser, which crashes, and a server; `disk` and `server` survive a crash. */
function createModel() {
  const disk = { inputs: new Map<string, OpenInput>(), commands: [] as readonly IdentifiedCommand[] };
  const server = { draft: example, version: 0 };
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  let lastId = 0;
  const newId = () => `command-${(lastId += 1)}`;
  const typedAt = new Map<string, number>();
  let session = openSession(server.draft, server.version);
  let inputs = openInputs();

  function openInputs() {
    return createInputStore({
      write: ({ put, removed }) => {
        for (const input of put) disk.inputs.set(inputKey(input), input);
        for (const key of removed) disk.inputs.delete(key);
        return Promise.resolve();
      },
      later: (run, delayMs) => {
        const timer = { at: now + delayMs, run };
        timers.push(timer);
        return () => void (timers = timers.filter((each) => each !== timer));
      },
    });
  }
  const draft = () => session.history.draft;
  const shown = (at: InputPlace) => inputs.get(inputKey(at))?.text ?? textOfPlace(draft(), at);
  const edit = (next: typeof session) => {
    session = next;
    disk.commands = session.pending;
  };

  return {
    shown,
    isSaved: () => session.pending.length === 0 && inputs.all().size === 0,
    saved: (): Draft => server.draft,
    type(at: InputPlace, text: string) {
      inputs.type(at, text, textOfPlace(draft(), at) ?? '');
      typedAt.set(inputKey(at), now);
    },
    discard(at: InputPlace) {
      inputs.remove(at);
      typedAt.delete(inputKey(at));
    },
    /** Behaves like an editor: a valid text becomes a command, unless the field has changed meanwhile; everything else stays. */
    leave(at: InputPlace) {
      const input = inputs.get(inputKey(at));
      if (!input) return;
      const state = inputState(draft(), input, exampleLimits);
      const command = state === 'open' ? commandOfInput(draft(), input, exampleLimits) : null;
      if (command) edit(editSession(session, command, newId));
      if (command || state === 'unchanged') {
        inputs.remove(at);
        typedAt.delete(inputKey(at));
      } else inputs.leave(at);
    },
    other(budget: number) {
      edit(editSession(session, updateOf('campaign', 'campaign-1', { budget }), newId));
    },
    pause(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
    save() {
      for (const { command } of session.pending) server.draft = applyCommand(server.draft, command).draft;
      server.version += session.pending.length;
      edit(acknowledge(session, session.pending.length, server.version));
    },
    /** Text typed half a second ago or earlier, by its place. */
    durable: () =>
      new Map(
        places.filter((at) => now - (typedAt.get(inputKey(at)) ?? now) >= 500).map((at) => [at, shown(at)]),
      ),
    crash() {
      timers = [];
      typedAt.clear();
      session = openSession(server.draft, server.version, disk.commands);
      inputs = openInputs();
      inputs.adopt([...disk.inputs.values()]);
      for (const at of places) if (disk.inputs.has(inputKey(at))) typedAt.set(inputKey(at), now);
    },
  };
}

it('loses nothing that was typed half a second ago, and says "saved" only if it is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const model = createModel();
      for (const each of steps) {
        if (each.do === 'type') model.type(each.place, each.text);
        else if (each.do === 'pause') model.pause(each.ms);
        else if (each.do === 'leave') model.leave(each.place);
        else if (each.do === 'discard') model.discard(each.place);
        else if (each.do === 'other') model.other(each.budget);
        else if (each.do === 'save') model.save();
        else {
          const typed = model.durable();
          model.crash();
          for (const [at, text] of typed) expect([at, model.shown(at)]).toEqual([at, text]);
        }
        if (model.isSaved())
          for (const at of places)
            expect([at, model.shown(at)]).toEqual([at, textOfPlace(model.saved(), at)]);
      }
    }),
    { numRuns: 100 },
  );
});
