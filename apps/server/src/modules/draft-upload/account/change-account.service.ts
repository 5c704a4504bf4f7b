import type { AccountChange, AccountItem, EndpointData, endpoints } from '@meridian/api-client/contract';
import type { DraftCommand } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import type { Provider } from '../../../kits/provider';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/lib/caller';
import { DomainError } from '../../../platform/lib/domain-error';
import { createAccountRowsRepository, createDraftsRepository, saveCommandsIn } from '../../drafts';
import { atProvider } from '../provider-domain-error';
import { openAccount } from './account-reader';
import { createChangeRequestsRepository } from './change-requests.repository';
import { findItems, type SoughtItem } from './find-items';
import { loadItemRows } from './item-rows';
import { planChanges, type PlannedChanges } from './plan-changes';

/** Timeout of reading the account. */
const readMs = 30_000;

export interface AccountChanges {
  accountId: number;
  requestId: string;
  draftId: string | null;
  newDraftId: string;
  draftName: string;
  changes: readonly { item: AccountItem; change: AccountChange }[];
}

type Response = EndpointData<typeof endpoints.draftAccountChange>;

/** Adds changes of items of an account to drafts. */
export function createChangeAccountService({
  db,
  clock,
  providers,
}: {
  db: Database;
  clock: Pick<Clock, 'now'>;
  providers: readonly Provider[];
}) {
  /** Reads the items from the provider. Errors: `provider_failed`, `provider_access`. */
  const read = ({ accountId, changes }: AccountChanges) =>
    atProvider(async () => {
      const reader = await openAccount({ db, providers }, accountId, { signal: AbortSignal.timeout(readMs) });
      if (reader === undefined) throw new DomainError('not_found');
      return { sought: await findItems(reader, changes), limits: reader.limits };
    });

  return {
    /**
     * Returns the first response to a repeated request. Errors: `not_found`; `locked`; `provider_failed`, `provider_access`;
     * `invalid_request` if the draft would be too large, or the account has too many drafts.
     */
    async change(caller: Pick<Caller, 'userId' | 'accountIds'>, given: AccountChanges): Promise<Response> {
      const known = await createChangeRequestsRepository(db).find(given);
      if (known) return known;
      if (given.draftId !== null) await requireDraftOf(db, given.draftId, given.accountId);
      const { sought, limits } = await read(given);
      return db.transaction(async (tx) => {
        const requests = createChangeRequestsRepository(tx);
        const now = clock.now();
        if (!(await requests.begin(given, now))) {
          const first = await requests.find(given);
          if (first === undefined) throw new DomainError('duplicate');
          return first;
        }
        const draftId = given.draftId ?? given.newDraftId;
        const version = await lockDraft(tx, draftId, given);
        const state = await loadItemRows(tx, draftId, sought);
        const plan = planChanges(
          state,
          limits,
          given.changes.map(({ change }, index) => ({ change, sought: sought[index] ?? notFound })),
        );
        const saved = await save(tx, { caller, given, draftId, version, plan, now });
        const { changed, unchanged, skipped } = plan;
        const response = { ...saved, changed, unchanged, skipped };
        await requests.finish(given, response);
        return response;
      });
    },
  };
}

const notFound: SoughtItem = { skip: 'not_found' };

async function requireDraftOf(db: Database, draftId: string, accountId: number): Promise<void> {
  const draft = await createDraftsRepository(db).find([accountId], draftId);
  if (draft === undefined) throw new DomainError('not_found');
}

/** Version of the locked draft; undefined for a new one. Errors: `not_found`. */
async function lockDraft(
  tx: Database,
  id: string,
  { accountId, draftId }: AccountChanges,
): Promise<number | undefined> {
  const draft = await createDraftsRepository(tx).lock([accountId], id);
  if (draft === undefined && draftId !== null) throw new DomainError('not_found');
  return draft?.version;
}

/** Saves the additions and then the edits as commands, so that open editors merge them. */
async function save(
  tx: Database,
  {
    caller,
    given: { accountId, draftName },
    draftId,
    version,
    plan: { additions, edits, added },
    now,
  }: {
    caller: Pick<Caller, 'userId' | 'accountIds'>;
    given: AccountChanges;
    draftId: string;
    version: number | undefined;
    plan: PlannedChanges;
    now: Date;
  },
): Promise<Pick<Response, 'draftId' | 'version'>> {
  const commands = [additions, edits].flatMap((command) => (command === null ? [] : [toSave(command)]));
  if (commands.length === 0)
    return version === undefined ? { draftId: null, version: 0 } : { draftId, version };
  const saved = await saveCommandsIn(tx, {
    caller,
    given: { id: draftId, version, name: draftName, accountScope: [accountId], commands },
    ...(added.length > 0 && { origin: { type: 'account', target: null } }),
    now,
  });
  const rows = added.map(({ kind, id, parentId, added: { providerId, fields, unknownFields } }) => ({
    kind,
    id,
    parentId,
    providerId,
    base: fields,
    unknownFields,
    // the edits follow the additions
    version: saved.version - commands.length + 1,
  }));
  await createAccountRowsRepository(tx).link(draftId, rows);
  return { draftId, version: saved.version };
}

const toSave = (command: DraftCommand) => ({ id: randomUUID(), command });
