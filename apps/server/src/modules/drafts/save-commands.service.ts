import type { DraftConflict } from '@meridian/api-client/contract';
import {
  draftCommandSchema,
  nextStatus,
  singleCommands,
  type DraftCommand,
  type DraftStatus,
  type RecordedStep,
} from '@meridian/draft-editor/core';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { applyToDatabase, countedKinds } from './apply-command-sql';
import { CommandError } from './command-error';
import { completeCommand } from './complete-command-sql';
import { createDraftChangesRepository } from './draft-changes.repository';
import { createDraftRowsRepository } from './draft-rows.repository';
import { createDraftsRepository, type LockedDraft } from './drafts.repository';
import { recordStep } from './history/record-step-sql';
import { storeChange, type ChangeOrigin } from './history/store-change';
import { lockedError } from './locked-error';

/** Limits of a draft, which a browser can load, and of an account. */
export const draftLimits = { rows: 400_000, bytes: 64 * 1024 * 1024, draftsOfAccount: 1_000 };
/** Length of a command as JSON that the server makes; longer ones are several versions. */
export const maxStoredCommandLength = 16 * 1024 * 1024;
/** Size of the commands in the response to a save that is based on an earlier version. */
const maxConflictBytes = 4 * 1024 * 1024;

export interface CommandsToSave {
  id: string;
  /** Version on which the commands are based; absent: a new draft. */
  version?: number | undefined;
  /** Name of a new draft. */
  name?: string | undefined;
  /** Accounts of the request; the account of a new draft. */
  accountScope: readonly number[];
  commands: readonly { id: string; command: unknown }[];
}

export interface SavedDraft {
  version: number;
  status: DraftStatus;
  savedTime: string;
}

type Editor = Pick<Caller, 'userId' | 'accountIds'>;

interface ParsedCommand {
  id: string;
  command: DraftCommand;
  size: number;
}

/** Saves commands on drafts. */
export function createSaveCommandsService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /**
     * Saves commands in order, all or none, except those that were saved before.
     * Errors: `not_found`; `conflict` with `DraftConflict` if other commands were saved since the version; `locked`;
     * `invalid_request` for an unknown command, or one that is invalid for the draft.
     */
    async save(caller: Editor, given: CommandsToSave): Promise<SavedDraft> {
      return db.transaction((tx) => saveCommandsIn(tx, { caller, given, now: clock.now() }));
    },
  };
}
export type SaveCommandsService = ReturnType<typeof createSaveCommandsService>;

/** Like `save` of the service, in the caller's transaction. */
export function saveCommandsIn(tx: Database, { given, ...save }: CommandsOf): Promise<SavedDraft> {
  return saveIn(tx, { ...save, given, commands: parseCommands(given.commands) });
}

export interface CommandsOf {
  caller: Editor;
  given: CommandsToSave;
  /** By default, the user edits. */
  origin?: ChangeOrigin;
  now: Date;
}

async function saveIn(
  tx: Database,
  { caller, given, commands, origin, now }: CommandsOf & { commands: readonly ParsedCommand[] },
): Promise<SavedDraft> {
  const { id } = given;
  if (given.version === undefined) await createDraftIn(tx, { caller, given, now });
  const drafts = createDraftsRepository(tx);
  const draft = await drafts.lock(caller.accountIds, id);
  if (draft === undefined) throw new DomainError('not_found');
  const { fresh, savedVersion } = await freshCommands(tx, {
    id,
    draft,
    base: baseOf(given, draft),
    commands,
  });
  const result = { version: savedVersion, status: draft.status, savedTime: now.toISOString() };
  if (fresh.length === 0) return result;
  const status = nextStatus(draft.status, 'edit');
  if (status === null) throw await lockedError(tx, { id, status: draft.status });
  const size = await apply(tx, { id, draft, fresh, origin, userId: caller.userId, now });
  const version = draft.version + fresh.length;
  await drafts.update(id, { version, status, size, updatedBy: caller.userId, updatedTime: now });
  return { ...result, version, status };
}

/** Version on which commands are based. A repeated creation without commands is based on any version. */
function baseOf({ version, commands }: CommandsToSave, draft: LockedDraft): number {
  return version ?? (commands.length === 0 ? draft.version : 0);
}

/**
 * Creates a draft. Returns false if it exists, for example from a request whose response was lost. Errors: `invalid_request` without a
 * name or one account, or if the account has too many drafts.
 */
export async function createDraftIn(
  tx: Database,
  {
    caller,
    given,
    now,
  }: {
    caller: Pick<Editor, 'userId'>;
    given: Pick<CommandsToSave, 'id' | 'name' | 'accountScope'>;
    now: Date;
  },
): Promise<boolean> {
  const { id, name, accountScope } = given;
  const drafts = createDraftsRepository(tx);
  if (name === undefined) throw invalidField('name', 'required');
  const [accountId, ...others] = accountScope;
  if (accountId === undefined || others.length > 0) throw invalidField('accountId', 'account_required');
  if ((await drafts.countOf(accountId)) >= draftLimits.draftsOfAccount)
    throw invalidField('accountId', 'too_many_drafts');
  return drafts.create({ id, accountId, name, userId: caller.userId, now });
}

/**
 * Commands that are not saved yet, and the version that has the others. It precedes commands that other users have saved since a request
 * whose response was lost: the next request gets those. Errors: `conflict` if other commands were saved since the version on which these
 * are based.
 */
async function freshCommands(
  tx: Database,
  {
    id,
    draft,
    base,
    commands,
  }: { id: string; draft: LockedDraft; base: number; commands: readonly ParsedCommand[] },
): Promise<{ fresh: readonly ParsedCommand[]; savedVersion: number }> {
  const changes = createDraftChangesRepository(tx);
  const known = await changes.versionsOf(
    id,
    commands.map((command) => command.id),
  );
  const fresh = commands.filter((command) => !known.has(command.id));
  const own = [...known.values()].filter((version) => version > base).length;
  if (fresh.length === 0 && commands.length > 0)
    return { fresh, savedVersion: Math.max(base, ...known.values()) };
  if (draft.version - base === own) return { fresh, savedVersion: draft.version };
  const isPast = base <= draft.version;
  const data: DraftConflict = {
    version: draft.version,
    changes: isPast
      ? await changes.since(id, base, { current: draft.version, maxBytes: maxConflictBytes })
      : null,
  };
  throw new DomainError('conflict', {}, { data });
}

interface Application {
  id: string;
  draft: LockedDraft;
  fresh: readonly ParsedCommand[];
  origin: ChangeOrigin | undefined;
  userId: string;
  now: Date;
}

/** Applies and stores the commands; returns the upper bound of the draft's size. */
async function apply(
  tx: Database,
  { id, draft, fresh, origin = { type: 'edit', target: null }, userId, now }: Application,
): Promise<number> {
  const changes = createDraftChangesRepository(tx);
  const rows = createDraftRowsRepository(tx);
  let version = draft.version;
  for (const [index, { id: commandId, command: given, size }] of fresh.entries()) {
    version++;
    const command = await completeCommand(tx, id, given);
    const steps: RecordedStep[] = [];
    await atField(`commands.${index}.command`, async () => {
      for (const single of singleCommands(command)) {
        steps.push(await recordStep(tx, id, single));
        await applyToDatabase(tx, { draftId: id, version }, single);
      }
    });
    await changes.add(id, { id: commandId, command, version, size, userId, now });
    const isFollowing = index > 0;
    await storeChange(tx, {
      draftId: id,
      version,
      steps,
      origin,
      isFollowing,
      userId,
      now,
      draftSize: draft.size,
    });
  }
  const kinds = [...new Set(fresh.flatMap(({ command }) => countedKinds(command)))];
  if (kinds.length > 0 && (await rows.updateCounts(id, kinds)) > draftLimits.rows)
    throw invalidField('commands', 'draft_too_large');
  const bound = fresh.reduce((total, { size }) => total + size, draft.size);
  if (bound <= draftLimits.bytes) return bound;
  const size = await rows.sizeOf(id);
  if (size > draftLimits.bytes) throw invalidField('commands', 'draft_too_large');
  return size;
}

async function atField(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof CommandError) throw invalidField(path, error.reason);
    throw error;
  }
}

function parseCommands(commands: CommandsToSave['commands']): ParsedCommand[] {
  const ids = commands.map(({ id }) => id);
  return commands.map(({ id, command }, index) => {
    const parsed = draftCommandSchema.safeParse(command);
    if (ids.indexOf(id) !== index) throw invalidField(`commands.${index}.id`, 'taken');
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') ?? '';
      throw invalidField(`commands.${index}.command${path === '' ? '' : `.${path}`}`, 'invalid');
    }
    return { id, command: parsed.data, size: Buffer.byteLength(JSON.stringify(parsed.data)) };
  });
}
