import type { DraftImportFile } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { createReadStream } from 'node:fs';
import { unreadableFile } from '../../kits/workbooks/tables/unreadable-file-text';
import {
  tablesIn,
  type UploadedWorkbook,
  type UploadedWorkbooks,
} from '../../kits/workbooks/tables/uploaded-workbooks';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { requireDraft } from '../drafts';

/** Parses uploaded files for drafts. Stores nothing. */
export function createDraftImportService({
  db,
  workbooks,
}: {
  db: Database;
  workbooks: Pick<UploadedWorkbooks, 'read'>;
}) {
  return {
    /**
     * Tables of a file for a draft as JSON, see `DraftImportFile`. Errors: `not_found`; `locked`; `too_many_requests`;
     * the reason of the signal.
     */
    async read(
      upload: UploadedWorkbook,
      {
        caller,
        draftId,
        fileName,
        language,
        signal,
      }: {
        caller: Pick<Caller, 'accountIds' | 'userId'>;
        draftId: string;
        fileName: string;
        language: Language;
        signal: AbortSignal;
      },
    ): Promise<AsyncIterable<Uint8Array>> {
      await requireDraft(db, caller.accountIds, draftId);
      const outcome = await workbooks.read(upload, { userId: caller.userId, fileName, signal });
      if (outcome.state === 'read') return createReadStream(tablesIn(upload));
      return jsonOf({ problem: unreadableFile(outcome, language), encoding: '', sheets: [] });
    },
  };
}

export type DraftImportService = ReturnType<typeof createDraftImportService>;

// oxlint-disable-next-line typescript/require-await -- the content of a file has the same type
async function* jsonOf(value: DraftImportFile): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(value));
}
