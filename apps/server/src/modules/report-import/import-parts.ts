import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import { defineQueue, type Jobs } from '../../platform/jobs';
import type { Capacity } from '../../platform/lib/capacity';
import type { ParseOutcome, ParseTask } from './parse-file';
import type { ReportImportRepository } from './repository/report-import.repository';
import type { createUploadedFiles } from './uploaded-files';

/** Dependencies of report imports. */
export interface ReportImportParts {
  imports: ReportImportRepository;
  files: FileStore;
  uploaded: ReturnType<typeof createUploadedFiles>;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  clock: Pick<Clock, 'today'>;
  capacity: Capacity;
  /** Accounts that the user's file can contain; `all` for a command, which has no user (null). */
  findAccountIds: (userId: string | null) => Promise<readonly number[] | 'all'>;
  parse: (task: ParseTask) => Promise<ParseOutcome>;
}

const data = z.object({ importId: z.uuid() });

export const importQueue = defineQueue({ name: 'import-report', data, tries: 30, concurrency: 2 });
/** Queue of large files, so that they do not delay others. */
export const largeImportQueue = defineQueue({ name: 'import-large-report', data, tries: 30, concurrency: 1 });

/** Larger files are imported one at a time, in parallel with others. */
const largeBytes = 5 * 1024 * 1024;

export async function isLarge({ uploaded }: ReportImportParts, importId: string): Promise<boolean> {
  return (await uploaded.sizeOf(importId)) > largeBytes;
}

export async function sendImportJob(
  parts: ReportImportParts,
  importId: string,
  options: { db?: Database; delaySeconds?: number; priority?: number },
): Promise<void> {
  const queue = (await isLarge(parts, importId)) ? largeImportQueue : importQueue;
  await parts.jobs.send(queue, { importId }, { singletonKey: importId, ...options });
}
