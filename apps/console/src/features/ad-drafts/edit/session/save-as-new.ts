import type { ApiClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { commandsOfContent, type IdentifiedCommand } from '@meridian/draft-editor/core';
import type { DraftJournal } from './draft-journal';
import type { OpenDraft } from './open-draft';
import { saveAll } from './save-commands';

const newId = () => crypto.randomUUID();

export interface SaveAsNewOptions {
  api: ApiClient;
  journal: DraftJournal;
  userId: string;
  draftId: string;
}

/** Saves the visible draft as a new one with a name, and returns its id. Errors: those of `draftSave`. */
export function createSaveAsNew({ api, journal, userId, draftId }: SaveAsNewOptions) {
  /** Kept so that it is repeated under the same ids. */
  let copy: { id: string; commands: readonly IdentifiedCommand[] } | undefined;

  return async ({ session, summary }: OpenDraft, name: string): Promise<string> => {
    copy ??= { id: newId(), commands: commandsOfContent(session, newId) };
    await api.call(endpoints.draftSave, {
      body: { id: copy.id, accountId: summary.accountId, name },
      withoutAccount: true,
    });
    await saveAll(api, { ...copy, version: 0 });
    await journal.write(userId, draftId, { version: 0, commands: [] }).catch(() => undefined);
    return copy.id;
  };
}
