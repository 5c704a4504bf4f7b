import type { ImportAnswers, ImportMode, ImportState } from '@meridian/api-client/contract';
import type { Database } from '../../../platform/db';
import type { KnownAccount } from '../core/known-account';
import type { FileOutcome, OpenImport } from './complete-import';
import type { ImportRecord } from './import-record-sql';
import type { NewAccount } from './new-accounts-sql';

/** An account to which rows of the file can belong. */
export interface ImportAccount extends KnownAccount {
  timeZone: string;
}

export interface NewImport extends OpenImport {
  fileName: string;
  /** Size in bytes. */
  size: number;
  /** Null for a command. */
  createdBy: string | null;
}

/** The user's answers to an import in review. */
export interface Approval {
  answers: ImportAnswers;
  mode: ImportMode;
  newAccounts: readonly NewAccount[];
  userId: string | null;
}

/** A page of imports, with counts and sums over all pages. */
export interface ImportPage {
  list: ImportRecord[];
  totalCount: number;
  /** All imports, those in review, and recent ones in the accounts, regardless of the filter. */
  allCount: number;
  reviewCount: number;
  recentCount: number;
  /** Sums of the filtered imports; `cost` is decimal text. */
  sums: { rows: number; costs: { currency: string; cost: string }[] };
}

/** Some problems of an import, and the number of all. */
export interface ProblemPage {
  list: ImportRecord['problems'];
  totalCount: number;
}

/** How a command runs an import. */
export interface CommandRun {
  withOutcome: (open: OpenImport, use: (outcome: FileOutcome) => Promise<void>) => Promise<void>;
  /** The command's answers, by question. */
  decide: (questions: ImportRecord['questions']) => ImportAnswers['choices'];
  isDryRun: boolean;
  /** Writes in the transaction of the outcome. */
  alongside?: (tx: Database, record: ImportRecord | undefined) => Promise<void>;
}

export interface ImportListQuery {
  accountIds: readonly number[];
  id?: string | undefined;
  ids?: readonly string[] | undefined;
  /** Only imports in this state. */
  state?: ImportState | undefined;
  states?: readonly ImportState[] | undefined;
  /** Only imports that are unfinished, in review, or were uploaded or finished in the last 24 hours. */
  isRecent?: boolean | undefined;
  limit: number;
  offset: number;
}
