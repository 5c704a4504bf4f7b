import { channels, importStates, type ReportImport } from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import { asc, eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createClock } from '../clock';
import { readConfig } from '../config';
import type { Database } from '../db';
import { accounts } from '../db/schema';
import { folderStore } from '../files';
import { DomainError } from '../lib/domain-error';
import {
  createReportImportRepository,
  createReportImportService,
  presentImport,
} from '../modules/report-import';
import { describeImport } from './describe-import';
import { withDatabase } from './with-database';

const usage =
  'npm run import-report -- FILE --account NO --channel search|feed (and --create-account NAME for a new account)';

/** Imports one report file and prints the result. The process exits with 1 when no row was imported. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      channel: { type: 'string' },
      'create-account': { type: 'string' },
    },
  });
  const [file, ...rest] = positionals;
  const channel = channels.find((known) => known === values.channel);
  const accountNo = values.account?.trim();
  if (file === undefined || rest.length > 0 || !channel || !accountNo) throw new Error(`Usage: ${usage}`);
  // npm runs scripts in the root of the repository; INIT_CWD is the folder of the user
  const bytes = await readFile(path.resolve(process.env['INIT_CWD'] ?? '', file));
  const config = readConfig(process.env);

  const entry = await withDatabase(config, async ({ db }) => {
    const accountId = await findAccount(db, { accountNo, newName: values['create-account'] });
    const service = createReportImportService({
      imports: createReportImportRepository(db),
      findAccountIds: () => Promise.resolve('all'),
      files: folderStore(path.join(config.dataDir, 'files')),
      clock: createClock(config),
      jobs: {
        send: () => Promise.reject(new Error('a command runs its import without the job queue')),
        wake: () => undefined,
      },
    });
    const id = await service.importNow({
      accountId,
      channel,
      mode: 'book',
      fileName: path.basename(file),
      bytes,
      createdBy: null,
    });
    const { list } = await service.list({ accountIds: [accountId], id, limit: 1, offset: 0 });
    return list[0] && presentImport(list[0], 'en');
  });
  if (!entry) throw new Error('The import record was not found.');
  console.log(describeImport(entry));
  if (!hasSucceeded(entry)) process.exitCode = 1;
}

function hasSucceeded({ state }: ReportImport): boolean {
  return state === importStates.done || state === importStates.unchanged;
}

async function findAccount(
  db: Database,
  { accountNo, newName }: { accountNo: string; newName: string | undefined },
): Promise<number> {
  if (newName !== undefined) {
    await db.insert(accounts).values({ accountNo, accountName: newName }).onConflictDoNothing();
  }
  const [account] = await db
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountNo, accountNo));
  if (account) return account.id;
  const known = await db
    .select({ no: accounts.accountNo })
    .from(accounts)
    .orderBy(asc(accounts.accountNo))
    .limit(20);
  const offer =
    known.length > 0
      ? `Known accounts: ${known.map(({ no }) => no).join(', ')}.`
      : 'No accounts exist yet. Use --create-account NAME to add one.';
  throw new Error(`Account ${accountNo} not found. ${offer}`);
}

main().catch((error: unknown) => {
  console.error(`meridian: ${messageOf(error)}`);
  process.exit(1);
});

function messageOf(error: unknown): string {
  if (error instanceof DomainError) return translate('en', 'errors', `${error.code}`);
  return error instanceof Error ? error.message : String(error);
}
