import type {
  Channel,
  FileAccountRule,
  ImportAnswers,
  ImportMapping,
  ImportMode,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { Readable } from 'node:stream';
import type { JobHandler } from '../../platform/jobs';
import type { MappingKey } from './repository/import-mappings-sql';
import type { CommandRun, ImportListQuery, ImportPage, ProblemPage } from './repository/import-queries';
import type { ImportRecord, ProblemRange } from './repository/import-record-sql';
import type { UndoResult } from './repository/undo-import-sql';
import type { ReceivedFile } from './uploaded-files';

export interface ReportUpload {
  accountId: number;
  channel: Channel;
  mode: ImportMode;
  /** Which account the file belongs to; by default the selected one. */
  accounts?: FileAccountRule;
  fileName: string;
  /** The file, or what `receive` returned for it. */
  bytes: Uint8Array | Readable | ReceivedFile;
  /** Null for a command. */
  createdBy: string | null;
}

/** Who calls, with the accounts that they see. */
export interface ImportCaller {
  /** Null for a command. */
  userId: string | null;
  accountIds: readonly number[];
  permissions: readonly string[];
}

/** What a person decided about an import in review. */
export interface ImportApproval {
  answers?: ImportAnswers | undefined;
  mode: ImportMode;
  /** Whether columns and constants are stored for the next file with this header; `false` forgets them. */
  remember?: boolean;
  /** Name of what is stored; undefined leaves it. */
  rememberAs?: string | undefined;
}

/** The work of the queue `import-report`. */
export type ImportJob = JobHandler<{ importId: string }>;

export interface ReportImportService {
  /**
   * Checks whether a user may upload a file, before it is read. Errors: `disk_full` while the disk is nearly full, and as
   * `checkUploadLimits`.
   */
  checkLimits(userId: string): Promise<void>;
  /**
   * Stores a file while it arrives. Errors: `too_large`, or `unsupported_type` for a name or bytes that are no report.
   */
  receive(content: Uint8Array | Readable, fileName: string): Promise<ReceivedFile>;
  /** Removes a received file that is not imported. */
  discard(file: ReceivedFile): Promise<void>;
  /**
   * Stores the file and the job that imports it; both are durable before the id is returned.
   *
   * Errors: `too_large`, or `unsupported_type` for a name or bytes that are no report; as `checkUploadLimits`.
   */
  upload(upload: ReportUpload): Promise<string>;
  /**
   * Imports a file before it returns, for a command. When it is killed, nothing has changed and there is no record.
   *
   * Errors: as `upload`. The record contains the problems of a parsed file.
   */
  importNow(
    upload: ReportUpload,
    options?: Partial<Omit<CommandRun, 'withOutcome' | 'alongside'>>,
  ): Promise<ImportRecord>;
  /**
   * Answers the questions of an import in review and books it in the background, or in the mode `preview` runs it again.
   * Errors: `not_found` for an import of other accounts, `conflict` in another state, `invalid_request` for an answer that
   * its question does not have.
   */
  book(id: string, approval: ImportApproval, caller: ImportCaller): Promise<void>;
  /** Undoes or discards an import, see `undoImport`. Errors: `not_found` for an import of other accounts. */
  undo(id: string, options: { isPreview: boolean }, caller: ImportCaller): Promise<UndoResult>;
  /** The uploaded file. Errors: `not_found`, also when its bytes are gone. */
  openOriginal(id: string, caller: ImportCaller): Promise<{ fileName: string; content: Readable }>;
  /** The rows that failed, as a file to be mended. Errors: `not_found`, also when no row failed. */
  failedRows(
    id: string,
    caller: ImportCaller & { language: Language },
  ): Promise<{ fileName: string; content: string }>;
  list(query: ImportListQuery): Promise<ImportPage>;
  /** What a user decided about the columns of earlier files, the latest first. */
  mappings(userId: string): Promise<ImportMapping[]>;
  /** Errors: `not_found`. */
  renameMapping(key: MappingKey, name: string): Promise<void>;
  deleteMapping(key: MappingKey): Promise<void>;
  /** Some problems of an import. Errors: `not_found` for an import of other accounts. */
  problems(id: string, range: ProblemRange, caller: ImportCaller): Promise<ProblemPage>;
  job: ImportJob;
}
