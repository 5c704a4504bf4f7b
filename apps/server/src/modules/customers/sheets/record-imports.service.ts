import type { ImportRowState, MappedColumns, RecordImport } from '@meridian/api-client/contract';
import type { SheetRows } from '@meridian/draft-editor/workbooks';
import { recordAllAudits } from '../../../platform/audit';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { StoredSheetColumn } from '../../../platform/db/schema';
import { isUniqueViolation } from '../../../platform/db/unique-violation';
import { DomainError } from '../../../platform/lib/domain-error';
import { nameKeyOf } from '../../../platform/lib/name-key';
import { changedRowsOf } from './changed-rows';
import { detectRows, type SheetRow } from './detect-rows';
import { identityFieldOf, knownHeads } from './fields';
import { planRows, textsOfField } from './plan-rows';
import type { SheetProblem } from './problem';
import {
  createRecordImportsRepository,
  type StoredImport,
  type StoredImportRow,
} from './record-imports.repository';
import { canBeMapped, decisionsOf, mapSheetColumns } from './sheet-columns';
import { createSheetMappingsRepository } from './sheet-mappings.repository';
import type { SheetTarget, WrittenRow } from './target';
import { wellFormed } from './well-formed';

/** Files that a user can have under review at once; of more, the oldest is removed. */
const keptFiles = 5;

/** Rows whose values tell users what a column contains. */
const sampledRows = 30;

const referenceField = { customer: undefined, company: 'customer', account: 'company' } as const;

/** Imports files of one kind of records: each is reviewed before anything is written. */
export function createRecordImportsService({
  db,
  clock,
  target,
}: {
  db: Database;
  clock: Pick<Clock, 'now'>;
  target: SheetTarget;
}) {
  const { kind } = target;

  /** What importing rows does, compared with the records of now. */
  async function plan(tx: Database, rows: readonly SheetRow[], columns: readonly StoredSheetColumn[]) {
    const names = textsOfField(rows, columns, identityFieldOf[kind]).map((text) =>
      target.keyOf(text.trim().normalize('NFC')),
    );
    const field = referenceField[kind];
    const owners = field === undefined ? [] : textsOfField(rows, columns, field).map(nameKeyOf);
    return planRows(rows, {
      kind,
      columns,
      keyOf: target.keyOf,
      defaults: target.defaults,
      now: clock.now(),
      stored: await target.findStored(tx, storable(names)),
      references: await target.findReferences(tx, storable(owners)),
    });
  }

  async function find(tx: Database, id: string, userId: string, options?: { isLocked: boolean }) {
    const found = await createRecordImportsRepository(tx).find({ id, kind, createdBy: userId }, options);
    if (found === undefined) throw new DomainError('not_found');
    return found;
  }

  async function present(tx: Database, stored: StoredImport): Promise<RecordImport> {
    const { id, fileName, importedTime, exampleRows, columns } = stored;
    const imports = createRecordImportsRepository(tx);
    const { list } = await imports.rows(id, { size: sampledRows });
    const identity = identityFieldOf[kind];
    return {
      id,
      fileName,
      exampleRows,
      importedTime: importedTime?.toISOString() ?? null,
      counts: await imports.counts(id),
      columns: columns.flatMap((column, index) => {
        const { head, field } = column;
        return canBeMapped(column) ? [{ head, field, samples: firstValues(list, index) }] : [];
      }),
      missingField: columns.some(({ field }) => field === identity) ? null : identity,
    };
  }

  /** Writes the new and changed rows. Errors: `conflict` with the rows that have changed; unique violations. */
  async function write(tx: Database, rows: readonly StoredImportRow[], userId: string): Promise<void> {
    const change = { by: userId, at: clock.now() };
    const written = rows.map(toWritten);
    await target.lockStored(tx, written.flatMap(({ recordId }) => recordId ?? []).toSorted());
    const before = await target.findStored(
      tx,
      written.map(({ name }) => target.keyOf(name)),
    );
    const owners = written.flatMap(({ values }) => target.referenceOf(values) ?? []);
    const references = await target.lockReferences(tx, [...new Set(owners)]);
    const changed = changedRowsOf(rows, written, { target, before, references });
    if (changed !== null) throw new DomainError('conflict', {}, { data: changed });
    await recordAllAudits(tx, await target.write(tx, written, { change, before, references }));
  }

  return {
    /** Heads that columns of a user's files can have, which tell encodings apart. */
    heads: async (userId: string): Promise<string[]> => [
      ...knownHeads(kind),
      ...(await createSheetMappingsRepository(db).find(userId, kind)).keys(),
    ],

    /** Stores a file for review, unless it cannot be imported. */
    async upload(
      sheets: readonly SheetRows[],
      { userId, fileName }: { userId: string; fileName: string },
    ): Promise<RecordImport | SheetProblem> {
      const decisions = await createSheetMappingsRepository(db).find(userId, kind);
      const detected = detectRows(sheets, kind, decisions);
      if ('code' in detected) return detected;
      return db.transaction(async (tx) => {
        const imports = createRecordImportsRepository(tx);
        const { rows, exampleRows } = await plan(tx, detected.rows, detected.columns);
        const stored = await imports.add({
          kind,
          createdBy: userId,
          createdTime: clock.now(),
          columns: detected.columns,
          exampleRows,
          fileName: wellFormed(fileName.slice(0, 255)).replaceAll(/\p{Cc}/gu, ''),
        });
        await imports.setRows(stored.id, rows);
        await imports.keepLast(stored, keptFiles - 1);
        return present(tx, stored);
      });
    },

    /** Errors: `not_found`. */
    async rows(
      id: string,
      query: { state?: ImportRowState | undefined; text?: string | undefined; size: number; offset: number },
      userId: string,
    ) {
      const { state, ...rest } = query;
      const stored = await find(db, id, userId);
      const states = state === undefined ? {} : { states: [state] };
      return { stored, ...(await createRecordImportsRepository(db).rows(stored.id, { ...rest, ...states })) };
    },

    /** All wrong rows. Errors: `not_found`. */
    async wrongRows(id: string, userId: string): Promise<{ stored: StoredImport; list: StoredImportRow[] }> {
      const stored = await find(db, id, userId);
      const { list } = await createRecordImportsRepository(db).rows(stored.id, { states: ['wrong'] });
      return { stored, list };
    },

    /**
     * Compares the rows with the records of now, with columns that are mapped by hand. Errors: `not_found`; `conflict` once it is
     * imported; `invalid_request` for a mapping that is not possible.
     */
    review: (id: string, mapped: MappedColumns | undefined, userId: string): Promise<RecordImport> =>
      db.transaction(async (tx) => {
        const imports = createRecordImportsRepository(tx);
        const stored = await find(tx, id, userId, { isLocked: true });
        if (stored.importedTime !== null) throw new DomainError('conflict');
        const { list } = await imports.rows(id);
        const columns = mapped === undefined ? stored.columns : mapSheetColumns(kind, stored.columns, mapped);
        const planned = await plan(
          tx,
          list.map(({ row, cells }) => ({ row, cells })),
          columns,
        );
        const exampleRows = stored.exampleRows + planned.exampleRows;
        await imports.setColumns(id, { columns, exampleRows });
        await imports.setRows(id, planned.rows);
        return present(tx, { ...stored, columns, exampleRows });
      }),

    /**
     * Imports all new and changed rows, or none; what is imported already stays as it is. Errors: `not_found`; `conflict` with
     * the rows whose records have changed since the review.
     */
    async run(id: string, userId: string): Promise<RecordImport> {
      try {
        return await db.transaction(async (tx) => {
          const imports = createRecordImportsRepository(tx);
          const stored = await find(tx, id, userId, { isLocked: true });
          if (stored.importedTime !== null) return present(tx, stored);
          const { list } = await imports.rows(id, { states: ['new', 'changed'] });
          await write(tx, list, userId);
          const importedTime = clock.now();
          await imports.setImported(id, importedTime);
          const decisions = decisionsOf(stored.columns);
          await createSheetMappingsRepository(tx).save(userId, kind, decisions, importedTime);
          return present(tx, { ...stored, importedTime });
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        // someone created a record of the same name at the same instant, so that it was not seen above
        const { list } = await createRecordImportsRepository(db).rows(id, { states: ['new', 'changed'] });
        const written = list.map(toWritten);
        const before = await target.findStored(
          db,
          written.map(({ name }) => target.keyOf(name)),
        );
        const data = changedRowsOf(list, written, { target, before, references: null });
        throw new DomainError('conflict', {}, { data: data ?? undefined, cause: error });
      }
    },
  };
}

export type RecordImportsService = ReturnType<typeof createRecordImportsService>;

/** Texts that the database accepts; a NUL is never part of a stored name. */
const storable = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key) => key !== '' && key.length <= 1_000)),
];

/** The first different values of a column, shortened. */
function firstValues(rows: readonly StoredImportRow[], index: number): string[] {
  const values = rows.map(({ cells }) => (cells[index] ?? '').trim()).filter((value) => value !== '');
  return [...new Set(values)].slice(0, 3).map((value) => wellFormed(value.slice(0, 80)));
}

function toWritten({ row, name, recordId, version, values }: StoredImportRow): WrittenRow {
  return { row, name, recordId, version, values: values ?? {} };
}
