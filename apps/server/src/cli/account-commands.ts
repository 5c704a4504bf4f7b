import {
  defaultProvider,
  defaultTimeZone,
  providerAccountInputSchema,
  providerIds,
  type ProviderId,
} from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import { Option, type Command } from 'commander';
import { readConfig } from '../platform/config/config';
import { accounts } from '../platform/db/schema';
import { isTimeZone } from '../platform/lib/is-time-zone';
import { UsageError } from './import-arguments';
import { recordNewAccount } from './record-account';
import { withDatabase } from './with-database';

interface NewAccountOptions {
  currency: string;
  timeZone: string;
  provider: ProviderId;
}

/** The command `create-account`. */
export function addAccountCommands(program: Command): void {
  program
    .command('create-account')
    .description('Creates a provider account. Use `grant` to give users access.')
    .argument('<number>', 'account number at the provider')
    .argument('<name>', 'display name')
    .option('--currency <code>', 'currency', 'CNY')
    .option('--time-zone <zone>', 'time zone', defaultTimeZone)
    .addOption(new Option('--provider <id>', 'ad provider').choices(providerIds).default(defaultProvider))
    .action(createAccount);
}

async function createAccount(
  accountNo: string,
  accountName: string,
  { currency, timeZone, provider }: NewAccountOptions,
): Promise<void> {
  const input = { accountNo, accountName, currency, timeZone, provider, note: '' };
  const parsed = providerAccountInputSchema.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = translate('en', 'errors', issue?.message as 'required');
    throw new UsageError(`${issue?.path.join('.') ?? ''}: ${problem}`);
  }
  if (!isTimeZone(timeZone)) throw new UsageError(`Unknown time zone: ${timeZone}.`);
  const added = await withDatabase(readConfig(process.env), ({ db }) =>
    db.transaction(async (tx) => {
      const [account] = await tx
        .insert(accounts)
        .values(parsed.data)
        .onConflictDoNothing()
        .returning({ accountId: accounts.accountId });
      if (account === undefined) return false;
      await recordNewAccount(tx, account.accountId, { accountNo, accountName, provider, currency, timeZone });
      return true;
    }),
  );
  if (!added) throw new Error(`Provider account ${accountNo} already exists.`);
  console.log(`Created provider account ${accountNo} (${parsed.data.currency}, ${timeZone}).`);
}
