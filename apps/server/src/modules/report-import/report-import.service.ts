import type { Readable } from 'node:stream';
import { FileMissingError } from '../../platform/files';
import { requireFreeSpace } from '../../platform/lib/capacity';
import { displayName } from '../../platform/lib/display-name';
import { DomainError } from '../../platform/lib/domain-error';
import { accountsToCreate, rejectInvalidChoices, rejectInvalidConstants } from './check-answers';
import { failedRowsFile } from './failed-rows-file';
import { sendImportJob, type ReportImportParts } from './import-parts';
import { createReportParser } from './parse-in-process';
import { withParsedUpload } from './parse-upload';
import { rememberMapping } from './remember-mapping';
import type { ImportApproval, ImportCaller, ReportImportService, ReportUpload } from './report-import.types';
import type { NewImport } from './repository/import-queries';
import type { ImportRecord } from './repository/import-record-sql';
import { failReportImport, runReportImport } from './run-import';
import { createUploadedFiles, fileKey } from './uploaded-files';

type GivenParts = Omit<ReportImportParts, 'uploaded' | 'parse'> & Partial<Pick<ReportImportParts, 'parse'>>;

/** Accepts report files and imports them in the background. */
export function createReportImportService({
  parse = createReportParser().parse,
  ...given
}: GivenParts): ReportImportService {
  const uploaded = createUploadedFiles(given.files);
  const parts = { ...given, parse, uploaded };
  const { imports, files, capacity } = parts;

  return {
    async checkLimits(userId) {
      await requireFreeSpace(capacity);
      await imports.checkLimits(userId, capacity.quotaBytes);
    },
    receive: (content, fileName) => uploaded.receive(content, fileName),
    discard: (file) => uploaded.discard(file),
    upload: (upload) => uploadReport(parts, upload),

    async importNow(upload, { decide = () => ({}), isDryRun = false } = {}) {
      const created = await storeFile(parts, upload);
      const record = await imports.recordOutcome(created, {
        withOutcome: (open, use) => withParsedUpload(parts, open, use),
        decide,
        isDryRun,
      });
      if (isDryRun) await files.remove(fileKey(created.id));
      return record;
    },

    book: (id, approval, caller) => bookImport(parts, { id, ...approval }, caller),
    async undo(id, { isPreview }, caller) {
      await findOwn(parts, id, caller);
      return imports.undo(id, { isPreview, userId: caller.userId });
    },
    openOriginal: (id, caller) => openOriginal(parts, id, caller),

    async failedRows(id, caller) {
      const record = await findOwn(parts, id, caller);
      const problems = await imports.findAllProblems(id);
      if (!problems.some(({ dataNum }) => dataNum !== null)) throw new DomainError('not_found');
      return failedRowsFile(record, problems, caller.language);
    },

    list: (query) => imports.list(query),
    mappings: imports.findMappings,
    async renameMapping(key, name) {
      if (!(await imports.renameMapping(key, name))) throw new DomainError('not_found');
    },
    deleteMapping: imports.deleteMapping,

    async problems(id, range, caller) {
      await findOwn(parts, id, caller);
      return imports.findProblemPage(id, range);
    },

    job: {
      run: ({ importId }) => runReportImport(parts, importId),
      onExhausted: (importId) => failReportImport(parts, importId),
    },
  };
}

async function storeFile(
  { uploaded }: ReportImportParts,
  { bytes, fileName, accounts = 'selected', ...upload }: ReportUpload,
): Promise<NewImport> {
  const { id, contentHash, size } = 'contentHash' in bytes ? bytes : await uploaded.receive(bytes, fileName);
  return {
    ...upload,
    id,
    contentHash,
    size,
    fileName: displayName(fileName, 'report'),
    answers: { choices: {}, fileAccounts: accounts },
    remembered: null,
    userId: upload.createdBy,
  };
}

async function uploadReport(parts: ReportImportParts, upload: ReportUpload): Promise<string> {
  const created = await storeFile(parts, upload);
  const { id } = created;
  // of all users' pending files, those of users with few of them come first
  await parts.imports.add(created, parts.capacity.quotaBytes, (db, unfinished) =>
    sendImportJob(parts, id, { db, priority: -unfinished }),
  );
  parts.jobs.wake();
  return id;
}

async function findOwn(
  { imports }: ReportImportParts,
  id: string,
  { accountIds }: ImportCaller,
): Promise<ImportRecord> {
  const { list } = await imports.list({ accountIds, id, limit: 1, offset: 0 });
  const isVisible = list[0]?.loads.every(({ accountId }) => accountIds.includes(accountId)) ?? false;
  if (!list[0] || !isVisible) throw new DomainError('not_found');
  return list[0];
}

async function bookImport(
  parts: ReportImportParts,
  { id, answers = { choices: {} }, mode, remember = true, rememberAs: name }: ImportApproval & { id: string },
  caller: ImportCaller,
): Promise<void> {
  const record = await findOwn(parts, id, caller);
  const { questions } = record;
  rejectInvalidChoices(questions, answers);
  rejectInvalidConstants(record, answers);
  const newAccounts = mode === 'book' ? accountsToCreate(questions, answers, caller.permissions) : [];
  const { fileAccounts } = record.answers;
  const approval = { answers: { ...answers, fileAccounts }, mode, newAccounts, userId: caller.userId };
  await parts.imports.approve(id, approval, async (db) => {
    const { userId } = caller;
    if (mode === 'book') await rememberMapping(db, record, { answers, remember, name, userId });
    await sendImportJob(parts, id, { db });
  });
  parts.jobs.wake();
}

async function openOriginal(
  parts: ReportImportParts,
  id: string,
  caller: ImportCaller,
): Promise<{ fileName: string; content: Readable }> {
  const { fileName } = await findOwn(parts, id, caller);
  try {
    return { fileName, content: await parts.files.read(fileKey(id)) };
  } catch (error) {
    if (error instanceof FileMissingError) throw new DomainError('not_found');
    throw error;
  }
}
