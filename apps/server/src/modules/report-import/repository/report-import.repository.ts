import { importStates, type ImportMapping } from '@meridian/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit';
import type { Database } from '../../../platform/db';
import { accounts, importProblems, imports } from '../../../platform/db/schema';
import {
  completeImport,
  rejectImport,
  type FileOutcome,
  type OpenImport,
  type Rejection,
} from './complete-import';
import { createPartitions } from './effective-data-sql';
import { findMappings, deleteMapping, renameMapping, type MappingKey } from './import-mappings-sql';
import type {
  Approval,
  CommandRun,
  ImportAccount,
  ImportListQuery,
  ImportPage,
  NewImport,
  ProblemPage,
} from './import-queries';
import { findProblems, type ImportRecord, type ProblemRange } from './import-record-sql';
import { findRecords, listImports } from './list-imports-sql';
import { createAccounts } from './new-accounts-sql';
import { undoImport } from './undo-import-sql';
import { checkUploadLimits } from './upload-limits-sql';
import { wrongStateError } from './wrong-state-error-sql';

/** Imports with their facts and problems. */
export function createReportImportRepository(db: Database) {
  return {
    /** Errors: as for `checkUploadLimits`. */
    checkLimits: async (userId: string, quotaBytes: number): Promise<void> =>
      void (await checkUploadLimits(db, { userId, size: 0 }, quotaBytes)),

    /**
     * Stores a pending import, in a transaction with `alongside`, which gets the number of the user's other unfinished
     * imports.
     * Errors: as for `checkUploadLimits`.
     */
    add: (
      created: NewImport,
      quotaBytes: number,
      alongside: (tx: Database, unfinished: number) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const { createdBy: userId, accountId, size } = created;
        const unfinished =
          userId === null ? 0 : await checkUploadLimits(tx, { userId, accountId, size }, quotaBytes);
        await insertPending(tx, created);
        await recordUpload(tx, created);
        await alongside(tx, unfinished);
      }),

    /**
     * Runs and stores a command's import in one transaction; if it has questions, runs it again with the answers of
     * `decide`. A dry run stores nothing.
     */
    async recordOutcome(created: NewImport, run: CommandRun): Promise<ImportRecord> {
      let record: ImportRecord | undefined;
      await run.withOutcome(created, async (outcome) => {
        if (outcome.state === 'parsed')
          await createPartitions(
            db,
            outcome.file.loads.flatMap(({ months }) => months),
          );
        const stored = db.transaction(async (tx) => {
          record = await storeOutcome(tx, { created, outcome, run });
          await recordUpload(tx, created);
          await run.alongside?.(tx, record);
          if (run.isDryRun) throw new DryRunError();
        });
        await stored.catch((error: unknown) => {
          if (!(error instanceof DryRunError)) throw error;
        });
      });
      if (!record) throw new Error('import record not found');
      return record;
    },

    /** The account of a file, and the others to which its rows can belong. */
    findAccounts: (accountId: number, others: readonly number[] | 'all'): Promise<ImportAccount[]> =>
      db
        .select({
          accountId: accounts.accountId,
          accountNo: accounts.accountNo,
          accountName: accounts.accountName,
          currency: accounts.currency,
          timeZone: accounts.timeZone,
        })
        .from(accounts)
        .where(others === 'all' ? undefined : inArray(accounts.accountId, [accountId, ...others])),

    /** The user's column mappings of earlier files. */
    findMappings: (userId: string): Promise<ImportMapping[]> => findMappings(db, userId),
    /** Returns false if there is none. */
    renameMapping: (key: MappingKey, name: string): Promise<boolean> => renameMapping(db, key, name),
    deleteMapping: (key: MappingKey): Promise<void> => deleteMapping(db, key),

    /** The oldest unfinished import for the same account and channel that was uploaded before. */
    async findOlder(id: string): Promise<{ id: string; isRunning: boolean } | undefined> {
      const { rows } = await db.execute<{ id: string; isRunning: boolean }>(sql`
        SELECT older.id, older.state = ${importStates.running} AS "isRunning"
        FROM imports own JOIN imports older USING (account_id, channel)
        WHERE own.id = ${id} AND older.state IN (${importStates.waiting}, ${importStates.running})
          AND (older.created_at, older.id) < (own.created_at, own.id)
        ORDER BY older.created_at, older.id LIMIT 1`);
      return rows[0];
    },

    /** Marks a pending import as running and returns it; undefined for a finished or deleted import. */
    async open(id: string): Promise<OpenImport | undefined> {
      const [open] = await db
        .update(imports)
        .set({ state: importStates.running })
        .where(and(eq(imports.id, id), inArray(imports.state, [importStates.waiting, importStates.running])))
        .returning({
          id: imports.id,
          accountId: imports.accountId,
          channel: imports.channel,
          contentHash: imports.contentHash,
          mode: imports.mode,
          answers: imports.answers,
          detection: imports.detection,
          userId: sql<string | null>`coalesce(${imports.bookedBy}, ${imports.createdBy})`,
        });
      if (!open) return undefined;
      const { detection, ...opened } = open;
      // imports that were parsed before mappings were stored have none
      return { ...opened, remembered: detection && (detection.remembered ?? []) };
    },

    complete: (open: OpenImport, outcome: FileOutcome): Promise<void> => completeImport(db, open, outcome),

    /**
     * Stores the answers to an import in review, creates accounts, and makes the import pending again, in a transaction
     * with `alongside`. Errors: `conflict` in another state; see `createAccounts`.
     */
    approve: (
      id: string,
      { answers, mode, userId, newAccounts }: Approval,
      alongside: (tx: Database) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const approved = await tx
          .update(imports)
          .set({
            state: importStates.waiting,
            mode,
            answers,
            bookedBy: userId,
            finishedTime: null,
          })
          .where(and(eq(imports.id, id), eq(imports.state, importStates.review)))
          .returning({ fileName: imports.fileName, accountId: imports.accountId });
        const [approvedImport] = approved;
        if (approvedImport === undefined) throw await wrongStateError(tx, id);
        await createAccounts(tx, newAccounts, userId);
        await recordAudit(tx, {
          action: 'importBook',
          object: { id, name: approvedImport.fileName },
          accountIds: [approvedImport.accountId],
          after: { mode },
        });
        await alongside(tx);
      }),

    /** Undoes or discards an import, see `undoImport`. */
    undo: (id: string, options: Parameters<typeof undoImport>[2]) => undoImport(db, id, options),

    reject: (id: string, rejection: Rejection): Promise<void> => rejectImport(db, id, rejection),

    /** Newest first. */
    list: (query: ImportListQuery): Promise<ImportPage> => listImports(db, query),

    /** All problems of an import, in file order. */
    findAllProblems: async (id: string): Promise<ImportRecord['problems']> =>
      (await findProblems(db, [id], null)).get(id) ?? [],

    /** Some problems of an import, in file order, and the number of all. */
    findProblemPage: async (id: string, range: ProblemRange): Promise<ProblemPage> => ({
      list: (await findProblems(db, [id], range)).get(id) ?? [],
      totalCount: await db.$count(importProblems, eq(importProblems.importId, id)),
    }),

    /** An import of any user; undefined if unknown. */
    async find(id: string, problems?: number): Promise<ImportRecord | undefined> {
      const [record] = await findRecords(db, eq(imports.id, id), { limit: 1, offset: 0, problems });
      return record;
    },
  };
}
export type ReportImportRepository = ReturnType<typeof createReportImportRepository>;

function recordUpload(tx: Database, { id, fileName, accountId, channel, mode }: NewImport): Promise<void> {
  return recordAudit(tx, {
    action: 'importUpload',
    object: { id, name: fileName },
    accountIds: [accountId],
    after: { fileName, channel, mode },
  });
}

/** Problems that a command prints per file. */
const maxPrintedProblems = 200;

/** Stores the outcome of a command's import; if it has questions, runs it again with the command's answers. */
async function storeOutcome(
  tx: Database,
  { created, outcome, run }: { created: NewImport; outcome: FileOutcome; run: CommandRun },
): Promise<ImportRecord | undefined> {
  const own = createReportImportRepository(tx);
  await insertPending(tx, created);
  await completeImport(tx, created, outcome);
  const record = await own.find(created.id, maxPrintedProblems);
  const answers = { ...created.answers, choices: record ? run.decide(record.questions) : {} };
  if (record?.state !== importStates.review || Object.keys(answers.choices).length === 0) return record;
  await own.approve(created.id, { answers, mode: created.mode, newAccounts: [], userId: null }, () =>
    Promise.resolve(),
  );
  const answered = { ...created, answers };
  await run.withOutcome(answered, (second) => completeImport(tx, answered, second));
  return own.find(created.id, maxPrintedProblems);
}

/** Rolls back a dry run; used within this file only. */
class DryRunError extends Error {}

async function insertPending(
  tx: Database,
  { userId: _userId, remembered: _remembered, ...created }: NewImport,
): Promise<void> {
  await tx.insert(imports).values({ ...created, state: importStates.waiting });
}
