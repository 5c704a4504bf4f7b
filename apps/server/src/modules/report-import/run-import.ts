import { ParserError } from '../../kits/workbooks/read/file-process';
import { packRejection } from './core/pack-report';
import { ImportRejectedError } from './core/problem';
import { isLarge, sendImportJob, type ReportImportParts } from './import-parts';
import { withParsedUpload } from './parse-upload';

/** Runs an import after earlier uploads for its account, so that the newest file of a day is applied last. */
export async function runReportImport(parts: ReportImportParts, importId: string): Promise<void> {
  for (;;) {
    const older = await parts.imports.findOlder(importId);
    if (!older) break;
    if (older.isRunning || (await isLarge(parts, older.id))) {
      await sendImportJob(parts, importId, { delaySeconds: 0.5 });
      return;
    }
    await runAlone(parts, older.id);
  }
  await runAlone(parts, importId);
}

async function runAlone(parts: ReportImportParts, importId: string): Promise<void> {
  const { imports } = parts;
  const open = await imports.open(importId);
  if (!open) return;
  try {
    await withParsedUpload(parts, open, (outcome) => imports.complete(open, outcome));
  } catch (error) {
    // a retry would fail too; rethrown for the log
    if (error instanceof ParserError) await failReportImport(parts, importId);
    throw error;
  }
}

/** Marks an import as failed that this server cannot run. */
export function failReportImport({ imports }: ReportImportParts, importId: string): Promise<void> {
  return imports.reject(importId, packRejection(new ImportRejectedError('internal')));
}
