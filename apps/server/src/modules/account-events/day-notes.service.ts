import { maxDayNotes } from '@meridian/api-client/contract';
import { recordAudit, recordChange, type AuditedObject } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { mayChangeNote } from './account-events.service';
import { createDayNotesRepository, type StoredNote } from './day-notes.repository';

type Author = Pick<Caller, 'userId' | 'permissions'>;

/** A note that a user writes about a day of an account. */
export interface NoteInput {
  id: string;
  accountId: number;
  date: string;
  text: string;
}

/** Notes about days of accounts. The user must have access to the account. */
export function createDayNotesService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /** Creates or changes a note. Errors: those of the endpoint. */
    save: (author: Author, { id: givenId, accountId, date: day, text }: NoteInput): Promise<void> =>
      db.transaction(async (tx) => {
        const id = givenId.toLowerCase();
        const notes = createDayNotesRepository(tx);
        const account = await notes.lockAccount(accountId);
        const before = await notes.find(id);
        if (!account || (before && !isChangeable(before, author, accountId)))
          throw new DomainError('not_found');
        if (before?.day !== day && (await notes.countOn(accountId, day)) >= maxDayNotes)
          throw invalidField('date', 'too_many_notes');
        const after = { id, accountId, day, text };
        const now = clock.now();
        if (before) await notes.change(after, now);
        else await notes.add({ ...after, createdBy: author.userId, createdTime: now, updatedTime: now });
        await recordChange(tx, {
          actions: { created: 'noteCreate', changed: 'noteChange' },
          before: before && auditedNote(before, account),
          after: auditedNote(after, account),
        });
      }),

    /** Errors: `not_found`. */
    remove: (author: Author, { id, accountId }: Pick<NoteInput, 'id' | 'accountId'>): Promise<void> =>
      db.transaction(async (tx) => {
        const notes = createDayNotesRepository(tx);
        const account = await notes.lockAccount(accountId);
        const before = await notes.find(id);
        if (!account || !before || !isChangeable(before, author, accountId))
          throw new DomainError('not_found');
        await notes.remove(id);
        const { values, ...audited } = auditedNote(before, account);
        await recordAudit(tx, { ...audited, action: 'noteDelete', before: values });
      }),
  };
}

const isChangeable = (note: StoredNote, author: Author, accountId: number) =>
  note.accountId === accountId && mayChangeNote(author, note.createdBy);

/** A note as the audit log names and describes it: by its account. */
function auditedNote(
  { id, accountId, day, text }: Pick<StoredNote, 'id' | 'accountId' | 'day' | 'text'>,
  { accountNo, accountName }: { accountNo: string; accountName: string },
): AuditedObject {
  return {
    object: { id, name: accountName },
    accountIds: [accountId],
    values: { accountNo, day, note: text },
  };
}
