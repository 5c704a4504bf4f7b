import { rowSchemas, type DraftCommand, type Row, type RowKind } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import type { AccountContents, AccountContentsService } from './account-contents.service';
import { createDraftRowsRepository } from './draft-rows.repository';
import { createDraftsRepository } from './drafts.repository';
import { countRemoved } from './removals-sql';
import type { SaveCommandsService, SavedDraft } from './save-commands.service';

interface RowTarget {
  draftId: string;
  version: number;
  kind: RowKind;
}
type GivenRow = Readonly<Record<string, unknown>> & { id: string; parentId: string };

/** Rows of drafts, one kind at a time. Each change becomes a command. */
export function createDraftRowsService({
  db,
  commands,
  contents,
}: {
  db: Database;
  commands: SaveCommandsService;
  contents: AccountContentsService;
}) {
  const rows = createDraftRowsRepository(db);

  async function requireDraft({ accountIds }: Pick<Caller, 'accountIds'>, id: string): Promise<void> {
    if ((await createDraftsRepository(db).find(accountIds, id)) === undefined)
      throw new DomainError('not_found');
  }

  function saveCommand(
    caller: Caller,
    { draftId, version }: Omit<RowTarget, 'kind'>,
    command: DraftCommand,
  ): Promise<SavedDraft> {
    const commandsToSave = [{ id: randomUUID(), command }];
    return commands.save(caller, { id: draftId, version, accountScope: [], commands: commandsToSave });
  }

  return {
    /** Errors: `not_found`. */
    async list(
      caller: Caller,
      { draftId, kind, parentId }: { draftId: string; kind: RowKind; parentId?: string | undefined },
      { size, offset }: { size: number; offset: number },
    ): Promise<{ list: GivenRow[]; totalCount: number }> {
      await requireDraft(caller, draftId);
      const part = await rows.list({
        draftId,
        kind,
        parentIds: parentId === undefined ? undefined : [parentId],
        limit: size,
        offset,
      });
      const keys = ['id', 'parentId', ...part.fields];
      const list = part.rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, row[at]])));
      // asserted: each row starts with its id and parent id
      return { list: list as GivenRow[], totalCount: await rows.count(draftId, kind, parentId) };
    },

    /** Adds rows after the last one of their parents, or replaces their fields. Errors: as for `save` of commands. */
    async save(
      caller: Caller,
      { draftId, version, kind }: RowTarget,
      given: readonly GivenRow[],
      path: (index: number) => string,
    ): Promise<SavedDraft> {
      await requireDraft(caller, draftId);
      const parsed = given.map(({ parentId, ...fields }, index) => ({
        parentId,
        row: parseRow(kind, fields, path(index)),
      }));
      const present = await rows.present(
        draftId,
        kind,
        given.map(({ id }) => id),
      );
      const batch = parsed.map(({ parentId, row }) => {
        const { id, ...changes } = row;
        return present.has(id)
          ? { type: 'update', kind, edits: [{ id, changes }] }
          : { type: 'add', kind, placements: [{ parentId, rows: [row] }] };
      });
      // asserted: the fields are those of the kind
      return saveCommand(caller, { draftId, version }, { type: 'batch', commands: batch as DraftCommand[] });
    },

    /**
     * `isAccountKnown`: false if the provider did not return the other items that the account has in the row.
     * Errors: `plan_has_units`, `unit_has_children`, also if only the account has these; as for `save` of commands.
     */
    async remove(
      caller: Caller,
      { draftId, version, kind }: RowTarget,
      id: string,
    ): Promise<Pick<SavedDraft, 'version'> & { isAccountKnown: boolean }> {
      await requireDraft(caller, draftId);
      const has = async (child: RowKind) =>
        (await rows.count(draftId, child, id)) > 0 ||
        (await countRemoved(db, { draftId, kind: child, parentId: id })) > 0;
      if (kind === 'campaign' && (await has('unit'))) throw new DomainError('plan_has_units');
      if (kind === 'unit' && ((await has('keyword')) || (await has('creative'))))
        throw new DomainError('unit_has_children');
      const isContainer = kind === 'campaign' || kind === 'unit';
      const others = isContainer
        ? await contents.contentsOf(caller, { id: draftId, kind, ids: [id] })
        : noContents;
      if (others !== null) rejectContents(kind, others);
      const saved = await saveCommand(caller, { draftId, version }, { type: 'remove', kind, ids: [id] });
      return { version: saved.version, isAccountKnown: others !== null };
    },

    /** Deletes rows with all their children. */
    removeAll: (
      caller: Caller,
      { kind, ...target }: RowTarget,
      ids: readonly string[],
    ): Promise<SavedDraft> => saveCommand(caller, target, { type: 'remove', kind, ids }),
  };
}

const noContents: AccountContents = { unit: 0, keyword: 0, creative: 0 };

/** Errors: `plan_has_units`, `unit_has_children`, with the number of items in the account. */
function rejectContents(kind: RowKind, { unit, keyword, creative }: AccountContents): void {
  const number = kind === 'campaign' ? unit : keyword + creative;
  if (number === 0) return;
  throw new DomainError(kind === 'campaign' ? 'plan_has_units' : 'unit_has_children', {
    context: 'account',
    number,
  });
}

/** The given fields, so that fields which the caller does not know stay unchanged. Errors: `invalid_request` for unknown fields. */
function parseRow(kind: RowKind, fields: Readonly<Record<string, unknown>>, path: string): Row {
  const parsed = rowSchemas[kind].safeParse(fields);
  if (parsed.success) {
    const given = Object.entries(parsed.data).filter(([field]) => field in fields);
    // asserted: fields of the row
    return Object.fromEntries(given) as unknown as Row;
  }
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw invalidField(field === '' ? path : `${path}.${field}`, 'invalid');
}
