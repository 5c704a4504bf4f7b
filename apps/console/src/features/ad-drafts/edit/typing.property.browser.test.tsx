import { exampleLimits, inputKey, inputState } from '@meridian/draft-editor/core';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draftResponses, draftSummary, firstDraft, partsOf } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import type { EditorPart } from './draft-address';
import { draftServer } from './session/testing/draft-server';
import type { SaveBody } from './session/testing/open-store';
import { testedEditors, type TestedEditor } from './testing/editors';
import { openEditor } from './testing/open-editor';
import { restoreInputs, storedInputs } from './testing/stored-inputs';

// the fake server responds in real time
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const parts = ['campaign', 'unit', 'keyword', 'creative'] as const;
const editors = new Map(testedEditors.map((editor) => [inputKey(editor.place), editor]));
const anyText = fc.constantFrom(...editors).chain(([key, { texts }]) =>
  fc.record({
    do: fc.constant('type' as const),
    key: fc.constant(key),
    text: fc.constantFrom(...texts),
    isDiscarded: fc.constantFrom(false, false, false, false, true),
  }),
);
const anyStep = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 2, arbitrary: fc.constant({ do: 'leave' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'wait' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('show' as const), part: fc.constantFrom(...parts) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'crash' as const }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Each> ? Each : never;

/** A user's browser and the server; what both have stored survives a crash. */
async function openDraft() {
  const userId = crypto.randomUUID();
  const server = draftServer(1, firstDraft);
  let isReachable = true;
  const { api } = fakeServer({
    ...draftResponses(false),
    '/draft/detail': () => {
      const draft = draftSummary(1, firstDraft.name, { version: server.version() });
      return { data: { draft, parts: partsOf(server.draft()), next: null } };
    },
    '/draft/save': (body) => {
      if (!isReachable) throw new TypeError('unreachable');
      return server.save(body as SaveBody);
    },
  });
  let shown: EditorPart = 'campaign';
  let editor = await openEditor(api, { userId, part: shown });

  return {
    server,
    inputs: async () => (await storedInputs(userId)).map(({ input }) => input),
    status: () => document.querySelector('header [role=status]')?.textContent ?? '',
    show: async (part: EditorPart = shown) => {
      shown = part;
      await editor.show(part);
    },
    crash: async () => {
      isReachable = false;
      const left = await storedInputs(userId);
      await editor.unmount();
      // texts stored meanwhile by leaving the editors
      await vi.advanceTimersByTimeAsync(500);
      await restoreInputs(userId, left);
      isReachable = true;
      editor = await openEditor(api, { userId, part: shown });
    },
    close: () => editor.unmount(),
  };
}

/** Texts typed by a user in an editor: the last text that the browser must have stored by now, and later ones. */
type Typed = Map<string, { editor: TestedEditor; texts: string[]; isStored: boolean }>;

async function run(steps: readonly Step[]): Promise<void> {
  const draft = await openDraft();
  const typed: Typed = new Map();
  const isSaved = ({ place }: TestedEditor, text: string) =>
    inputState(draft.server.draft(), { ...place, text, from: '', isLeft: true }, exampleLimits) ===
    'unchanged';

  for (const step of steps) {
    if (step.do === 'type') {
      const { key, text, isDiscarded } = step;
      const editor = editors.get(key);
      if (!editor) continue;
      await draft.show(editor.part);
      await userEvent.fill(await editor.open(), text);
      if (isDiscarded) await userEvent.keyboard('{Escape}');
      const { texts = [], isStored = false } = typed.get(key) ?? {};
      if (isDiscarded) typed.delete(key);
      else typed.set(key, { editor, texts: [...texts, text], isStored });
    } else if (step.do === 'leave') await userEvent.tab();
    else if (step.do === 'show') await draft.show(step.part);
    else if (step.do === 'wait') {
      await vi.advanceTimersByTimeAsync(500);
      for (const [key, each] of typed)
        typed.set(key, { ...each, texts: each.texts.slice(-1), isStored: true });
    } else {
      await draft.crash();
      const stored = new Map((await draft.inputs()).map((input) => [inputKey(input), input.text]));
      for (const [key, { editor, texts, isStored }] of typed) {
        const text = stored.get(key) ?? texts.findLast((each) => isSaved(editor, each));
        if (isStored) expect(texts, key).toContain(text);
        if (text === undefined) typed.delete(key);
        else typed.set(key, { editor, texts: [text], isStored: true });
        await draft.show(editor.part);
        if (stored.has(key)) expect(await editor.shown(), key).toBe(text);
      }
    }
    if (draft.status().startsWith('Saved'))
      for (const [key, { editor, texts }] of typed)
        expect([key, texts.at(-1), isSaved(editor, texts.at(-1) ?? '')]).toEqual([key, texts.at(-1), true]);
  }
  await draft.close();
}

it('loses nothing that was typed half a second ago, and says "saved" of nothing else', async () => {
  const numRuns = import.meta.env['MERIDIAN_TEST_RANDOM_SEED'] === undefined ? 3 : 40;
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 14 }), run),
    // shrinking would take minutes
    { numRuns, endOnFailure: true },
  );
});
