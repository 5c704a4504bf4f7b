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
  /** Account to which the file belongs; default: the selected one. */
  accounts?: FileAccountRule;
  fileName: string;
  /** The file, or the result of `receive`. */
  bytes: Uint8Array | Readable | ReceivedFile;
  /** Null for a command. */
  createdBy: string | null;
}

/** The user of a request, with the accounts that they have access to. */
export interface ImportCaller {
  /** Null for a command. */
  userId: string | null;
  accountIds: readonly number[];
  permissions: readonly string[];
}

/** The user's answers to an import in review. */
export interface ImportApproval {
  answers?: ImportAnswers | undefined;
  mode: ImportMode;
  /** Whether to store columns and constants for the next file with this header; `false` deletes the stored ones. */
  remember?: boolean;
  /** Name of the stored mapping; undefined leaves it unchanged. */
  rememberAs?: string | undefined;
}

/** Handler of the queue `import-report`. */
export type ImportJob = JobHandler<{ importId: string }>;

export interface ReportImportService {
  /**
   * Checks before reading a file whether the user may upload it. Errors: `disk_full` if the disk is nearly full, and
   * those of `checkUploadLimits`.
   */
  checkLimits(userId: string): Promise<void>;
  /**
   * Stores a file as it arrives. Errors: `too_large`; `unsupported_type` for a name or content that is not a report.
   */
  receive(content: Uint8Array | Readable, fileName: string): Promise<ReceivedFile>;
  /** Deletes a received file that will not be imported. */
  discard(file: ReceivedFile): Promise<void>;
  /**
   * Stores the file and a job to import it, both durably before the id is returned.
   *
   * Errors: `too_large`; `unsupported_type` for a name or content that is not a report; those of `checkUploadLimits`.
   */
  upload(upload: ReportUpload): Promise<string>;
  /**
   * Imports a file for a command, and waits for it. A kill leaves no change and no record.
   *
   * Errors: as for `upload`. The record contains the problems of a parsed file.
   */
  importNow(
    upload: ReportUpload,
    options?: Partial<Omit<CommandRun, 'withOutcome' | 'alongside'>>,
  ): Promise<ImportRecord>;
  /**
   * Stores the user's answers and applies the import in the background, or, in the mode `preview`, runs it again.
   * Errors: `not_found` for an import of other accounts, `conflict` in another state, `invalid_request` for an answer
   * that its question does not offer.
   */
  book(id: string, approval: ImportApproval, caller: ImportCaller): Promise<void>;
  /** Undoes or discards an import, see `undoImport`. Errors: `not_found` for an import of other accounts. */
  undo(id: string, options: { isPreview: boolean }, caller: ImportCaller): Promise<UndoResult>;
  /** The uploaded file. Errors: `not_found`, also if its content has been deleted. */
  openOriginal(id: string, caller: ImportCaller): Promise<{ fileName: string; content: Readable }>;
  /** Failed rows as a file to correct. Errors: `not_found`, also if no row failed. */
  failedRows(
    id: string,
    caller: ImportCaller & { language: Language },
  ): Promise<{ fileName: string; content: string }>;
  list(query: ImportListQuery): Promise<ImportPage>;
  /** The user's column mappings of earlier files, newest first. */
  mappings(userId: string): Promise<ImportMapping[]>;
  /** Errors: `not_found`. */
  renameMapping(key: MappingKey, name: string): Promise<void>;
  deleteMapping(key: MappingKey): Promise<void>;
  /** Some problems of an import. Errors: `not_found` for an import of other accounts. */
  problems(id: string, range: ProblemRange, caller: ImportCaller): Promise<ProblemPage>;
  job: ImportJob;
}
