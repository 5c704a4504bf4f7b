import {
  historyEntriesPerPage,
  historyRowsPerPage,
  type DraftHistoryEntry,
  type EndpointData,
  type endpoints,
} from '@meridian/api-client/contract';
import {
  changesOf,
  summarizeChanges,
  type ChangeGroup,
  type RecordedStep,
  type RowKind,
} from '@meridian/draft-editor/core';
import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/lib/caller';
import { DomainError } from '../../../platform/lib/domain-error';
import { createDraftsRepository } from '../drafts.repository';
import { describeGroups, describeRows } from './describe-changes';
import { createHistoryRepository, type ListedChange } from './history.repository';
import { unpackSteps } from './packed-steps';

type Viewer = Pick<Caller, 'accountIds'>;

interface HistoryQuery {
  id: string;
  before?: number | undefined;
  userName?: string | undefined;
  kind?: RowKind | undefined;
  row?: { kind: RowKind; id: string } | undefined;
}

/** Packed steps that one request searches for a row, in bytes. */
const maxSearchedBytes = 8 * 1024 * 1024;

/** Who changed what when in drafts. */
export function createHistoryService({ db }: { db: Database }) {
  const history = createHistoryRepository(db);

  async function requireVisible({ accountIds }: Viewer, id: string) {
    const draft = await createDraftsRepository(db).find(accountIds, id);
    if (draft === undefined) throw new DomainError('not_found');
    return draft;
  }

  return {
    /** Errors: `not_found`. */
    async list(
      viewer: Viewer,
      { id, row, ...filter }: HistoryQuery,
    ): Promise<EndpointData<typeof endpoints.draftHistoryList>> {
      const { version } = await requireVisible(viewer, id);
      const kind = row?.kind ?? filter.kind;
      const found = await history.entries(id, { ...filter, kind });
      const shown = found.slice(0, historyEntriesPerPage);
      const isLast = found.length <= historyEntriesPerPage;
      const page = await readEntries(db, id, { entries: shown, row });
      const { oldest, userNames } = await history.extent(id);
      return {
        entries: page.entries,
        next: isLast && page.isRead ? null : page.next,
        version,
        isComplete: oldest === 1 || (oldest === null && version === 0),
        userNames,
      };
    },

    /** Errors: `not_found`. */
    async rows(
      viewer: Viewer,
      { id, from, to, offset }: { id: string; from: number; to: number; offset: number },
    ): Promise<EndpointData<typeof endpoints.draftHistoryRows>> {
      await requireVisible(viewer, id);
      const versions = versionsBetween(from, to);
      const steps = await stepsOf(db, id, versions);
      const { rows } = changesOf(steps);
      return {
        rows: await describeRows(db, id, rows.slice(offset, offset + historyRowsPerPage)),
        total: rows.length,
      };
    },
  };
}

/** More versions than an entry can have are not read. */
const maxVersions = 10_000;

function versionsBetween(from: number, to: number): number[] {
  if (to < from || to - from > maxVersions) throw new DomainError('not_found');
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Steps of versions in their order. Errors: `not_found` if one is no longer stored. */
async function stepsOf(db: Database, id: string, versions: readonly number[]): Promise<RecordedStep[]> {
  const packed = await createHistoryRepository(db).stepsOf(id, versions);
  const steps: RecordedStep[] = [];
  for (const version of versions) {
    const own = packed.get(version);
    if (own === undefined) throw new DomainError('not_found');
    for (const step of await unpackSteps(own)) steps.push(step);
  }
  return steps;
}

interface EntryPage {
  entries: DraftHistoryEntry[];
  /** The first version of the last entry that was read. */
  next: number | null;
  /** Whether all given entries were read. */
  isRead: boolean;
}

/** Entries, newest first; with a row, only those that changed it, as far as the limit of one request allows. */
async function readEntries(
  db: Database,
  id: string,
  { entries, row }: { entries: readonly number[]; row: HistoryQuery['row'] },
): Promise<EntryPage> {
  const listed = await createHistoryRepository(db).list(id, entries);
  const found: { entry: DraftHistoryEntry; groups: readonly ChangeGroup[] }[] = [];
  let searched = 0;
  let next: number | null = null;
  for (const entry of entries) {
    const own = listed.filter((change) => change.entry === entry);
    if (row && searched > maxSearchedBytes) break;
    next = entry;
    const [first, last] = [own[0], own.at(-1)];
    // removed meanwhile
    if (first === undefined || last === undefined) continue;
    const isSingle = own.length === 1;
    const total =
      isSingle && !row
        ? { rows: first.rows, groups: first.groups }
        : summaryOf(
            await stepsOf(
              db,
              id,
              own.map(({ version }) => version),
            ),
            row,
          );
    searched += own.reduce((sum, { size }) => sum + size, 0);
    if (total !== null) found.push({ entry: entryOf(first, last, total.rows), groups: total.groups });
  }
  const described = await describeGroups(
    db,
    id,
    found.flatMap(({ groups }) => groups),
  );
  let at = 0;
  return {
    entries: found.map(({ entry, groups }) => {
      at += groups.length;
      return { ...entry, groups: described.slice(at - groups.length, at) };
    }),
    next,
    isRead: next === (entries.at(-1) ?? null),
  };
}

/** Null if the steps did not change the row. */
function summaryOf(
  steps: readonly RecordedStep[],
  row: HistoryQuery['row'],
): { rows: number; groups: ChangeGroup[] } | null {
  const changes = changesOf(steps);
  if (row && !changes.rows.some(({ kind, id }) => kind === row.kind && id === row.id)) return null;
  return { rows: changes.rows.length, groups: summarizeChanges(changes) };
}

function entryOf(first: ListedChange, last: ListedChange, rows: number): DraftHistoryEntry {
  return {
    from: first.version,
    to: last.version,
    origin: last.origin,
    target: last.target,
    userName: last.userName ?? '',
    startTime: first.savedTime.toISOString(),
    time: last.savedTime.toISOString(),
    rows,
    groups: [],
  };
}
