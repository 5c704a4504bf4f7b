import type { IdentifiedCommand } from '@meridian/draft-editor/core';
import { vi } from 'vitest';
import { draftSummary } from '../../../../../testing/demo/demo-drafts';
import {
  fakeServer,
  type FakeEndpoint,
  type FakeResponse,
  type FakeServerOptions,
} from '../../../../../testing/fake-server';
import type { UnsavedCommands } from '../draft-journal';
import { createDraftStore } from '../draft-store';
import type { OpenDraft } from '../open-draft';
import { memoryInputJournal, memoryJournal } from './memory-journal';

const summary = draftSummary(1, 'Winter', { version: 4 });

/** The body of a save. */
export interface SaveBody {
  id: string;
  version: number;
  commands: IdentifiedCommand[];
}

/** The response of a server without other users. */
export const confirmSave = ({ version = 0, commands = [] }: Partial<SaveBody>): FakeResponse => ({
  data: { version: version + commands.length, status: 1, savedTime: '2026-11-21T01:30:00Z' },
});

export interface OpenStoreOptions {
  save?: (body: SaveBody) => FakeResponse | Promise<FakeResponse>;
  /** Commands in the journal. */
  left?: UnsavedCommands | undefined;
  canEdit?: boolean;
  responses?: Readonly<Record<string, FakeEndpoint>>;
  watchFetch?: FakeServerOptions['watchFetch'];
}

/** A store of an empty draft in version 4 on a fake server, whose `save` the test may replace. With fake timers. */
export async function openStore({
  save = confirmSave,
  left,
  canEdit = true,
  responses = {},
  watchFetch,
}: OpenStoreOptions = {}) {
  const { journal, state: journaled } = memoryJournal(left);
  const { inputJournal, state: typing } = memoryInputJournal();
  const responder = { save };
  const server = fakeServer(
    {
      '/draft/detail': () => ({ data: { draft: summary, parts: [], next: null } }),
      '/draft/save': (body) => responder.save(body as SaveBody),
      ...responses,
    },
    watchFetch ? { watchFetch } : {},
  );
  const open = async () => {
    const store = createDraftStore({
      api: server.api,
      journal,
      inputJournal,
      userId: 'ann',
      draftId: summary.id,
      canEdit,
    });
    store.open();
    await vi.advanceTimersByTimeAsync(1);
    const state = () => store.store.getState() as { status: string } & OpenDraft;
    return { store, state, name: () => state().session.history.draft.name };
  };
  return {
    ...(await open()),
    journaled,
    typing,
    responder,
    server,
    /** Another store on the same journal, as if the page was reopened. */
    reopen: open,
    saves: () => server.bodiesOf('/draft/save') as SaveBody[],
  };
}

export const renameTo = (name: string) => ({ type: 'rename', name }) as const;
