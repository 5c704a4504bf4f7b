import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import {
  draftConflictSchema,
  draftLockSchema,
  endpoints,
  maxCommandsPerSave,
  type DraftChange,
} from '@meridian/api-client/contract';
import { commandsToSave, type IdentifiedCommand } from '@meridian/draft-editor/core';

/** Whether the server has rejected a command because of its content. */
export function isInvalid({ saving, error }: { saving: string; error: unknown }): boolean {
  return saving === 'failed' && isApiResponseError(error, 'invalid_request');
}

/** Whether the draft is locked only because it is being uploaded. */
export function isUploading({ data }: { data: unknown }): boolean {
  const lock = draftLockSchema.safeParse(data);
  return lock.success && lock.data.status === 9;
}

export interface CommandsOfDraft {
  id: string;
  /** The version on which the commands are based. */
  version: number;
  commands: readonly IdentifiedCommand[];
}

/** Sends one request. Errors: those of `draftSave`. */
export function saveCommands(api: ApiClient, { id, version, commands }: CommandsOfDraft) {
  // the contract has commands as JSON
  const body = { id, version, commands: [...commands] as never };
  return api.call(endpoints.draftSave, { body, withoutAccount: true });
}

/**
 * Sends as many requests as the commands need, one after the other. Errors: those of `draftSave`; commands that were saved before stay
 * saved.
 */
export async function saveAll(
  api: ApiClient,
  { id, ...from }: CommandsOfDraft,
  onSaved?: (saved: { version: number; ids: readonly string[] }) => Promise<void>,
): Promise<void> {
  let { version, commands: pending } = from;
  while (pending.length > 0) {
    const commands = commandsToSave({ pending }, { commands: maxCommandsPerSave });
    ({ version } = await saveCommands(api, { id, version, commands }));
    pending = pending.slice(commands.length);
    await onSaved?.({ version, ids: commands.map((each) => each.id) });
  }
}

/** Like `saveAll`, when the draft is left: commands that cannot be sent are in the journal, and are sent the next time it is opened. */
export async function saveWhatCan(...parameters: Parameters<typeof saveAll>): Promise<void> {
  try {
    await saveAll(...parameters);
  } catch {
    // the journal has it
  }
}

/** Commands that were saved after a version; none if the server no longer has them. Errors: those of `draftSave`. */
export async function changesSince(
  api: ApiClient,
  { id, version }: Pick<CommandsOfDraft, 'id' | 'version'>,
): Promise<readonly IdentifiedCommand[]> {
  try {
    await saveCommands(api, { id, version, commands: [] });
    return [];
  } catch (error) {
    if (!isApiResponseError(error, 'conflict')) throw error;
    return toCommands(draftConflictSchema.parse(error.data).changes ?? []);
  }
}

/** The server has checked the commands of other users against the schema of the draft rules. */
export function toCommands(changes: readonly DraftChange[]): readonly IdentifiedCommand[] {
  return changes as readonly unknown[] as readonly IdentifiedCommand[];
}
