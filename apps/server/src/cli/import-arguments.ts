import { channels, importQuestions, type Channel, type ImportAnswer } from '@meridian/api-client/contract';
import { formatList } from '@meridian/i18n/core';
import { parseArgs } from 'node:util';
import { isTimeZone } from '../platform/lib/is-time-zone';

/** Parsed arguments of the command. */
export interface ImportArguments {
  /** Files and folders, as given. */
  paths: string[];
  accountNo: string;
  channel: Channel;
  /** Name, currency and time zone of an account to create unless it exists. */
  newAccount: { accountName: string; currency?: string; timeZone?: string } | undefined;
  isDryRun: boolean;
  /** Whether to accept questions whose answers change no data. */
  isYes: boolean;
  /** Answers by question code. */
  answers: ReadonlyMap<string, ImportAnswer>;
  /** Folder to watch: new files are imported until the command is stopped. */
  watch: string | undefined;
}

export const usage = `FILE... --account NO --channel search|feed

A FILE can be a report file, a folder or a ZIP file of report files.

  --create-account NAME   create the account if it doesn’t exist, with
    --currency CODE         its currency (default: CNY)
    --time-zone ZONE        its time zone (default: Asia/Shanghai)
  --dry-run               show what would happen, without changing anything
  --yes                   answer the questions that don’t change any data
  --answer CODE=ANSWER    answer a question, such as failed_rows=book_rest
  --watch FOLDER          import the files in a folder, and each file added later

Exit codes: 0 all files were imported; 1 a file failed; 2 wrong usage; 3 a file has a question;
4 all files were imported, but some days are incomplete because rows failed.`;

/** Wrong usage of the command; the message says how to fix it. */
export class UsageError extends Error {}

/** Parses the command line. Errors: `UsageError`. */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args);
  const channel = channels.find((known) => known === values.channel);
  const accountNo = values.account?.trim();
  if (accountNo === undefined || accountNo === '') throw new UsageError('--account is missing.');
  if (!channel) throw new UsageError('--channel must be search or feed.');
  if (positionals.length === 0 && values.watch === undefined) throw new UsageError('No file given.');
  const { currency, 'time-zone': timeZone, 'create-account': accountName } = values;
  if (accountName === undefined && (currency ?? timeZone) !== undefined)
    throw new UsageError('--currency and --time-zone require --create-account.');
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency))
    throw new UsageError(`Unknown currency code: ${currency}.`);
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new UsageError(`Unknown time zone: ${timeZone}.`);
  return {
    paths: positionals,
    accountNo,
    channel,
    newAccount:
      accountName === undefined
        ? undefined
        : { accountName, ...(currency && { currency }), ...(timeZone && { timeZone }) },
    isDryRun: values['dry-run'],
    isYes: values.yes,
    answers: new Map(values.answer.map(readAnswer)),
    watch: values.watch,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        channel: { type: 'string' },
        'create-account': { type: 'string' },
        currency: { type: 'string' },
        'time-zone': { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        answer: { type: 'string', multiple: true, default: [] },
        watch: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readAnswer(text: string): [string, ImportAnswer] {
  const [code = '', answer = ''] = text.split('=');
  const possible: readonly ImportAnswer[] =
    Object.entries(importQuestions).find(([known]) => known === code)?.[1] ?? [];
  const known = possible.find((one) => one === answer);
  if (known) return [code, known];
  const offer = formatList(possible.length > 0 ? possible : Object.keys(importQuestions), 'en');
  throw new UsageError(`Unknown answer: ${text}. Possible: ${offer}.`);
}
