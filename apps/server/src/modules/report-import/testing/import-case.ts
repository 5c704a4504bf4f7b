import type { Channel, ImportAnswers, ImportQuestion } from '@meridian/api-client/contract';
import { expect } from 'vitest';
import { sectionKeysOf } from '../../../platform/lib/item-dims';
import { combine, exactSumsOf, noSums, textOfMillionths } from '../core/exact-sums';
import { ImportRejectedError } from '../core/problem';
import { parseInMemory } from './parse-in-memory';

/** A file, and its expected result. */
export interface ImportCase {
  title: string;
  content: string | Uint8Array | Promise<Uint8Array>;
  channel?: Channel;
  /** Currency of the selected account; default: CNY. */
  currency?: string;
  answers?: Partial<ImportAnswers>;
  /** `impression / click / cost` of the imported data, by account id if there are several. */
  sums?: string;
  questions?: string[];
  problem?: string;
  /** Code of a problem of rows. */
  rowProblem?: string;
}

const accounts = [
  { accountId: 1, accountNo: '100-001', accountName: '枫叶旅行', currency: 'CNY' },
  { accountId: 2, accountNo: '100-002', accountName: '启明在线教育', currency: 'CNY' },
  { accountId: 3, accountNo: '300-003', accountName: 'Kaede Travel', currency: 'USD' },
];

async function parse({ content, channel = 'search', currency = 'CNY', answers = {} }: ImportCase) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : await content;
  return parseInMemory(bytes, {
    channel,
    sections: { search: sectionKeysOf('search'), feed: sectionKeysOf('feed') },
    accountId: 1,
    accounts: accounts.map((account) => (account.accountId === 1 ? { ...account, currency } : account)),
    timeZone: 'Asia/Shanghai',
    today: '2026-11-22',
    answers: { choices: {}, ...answers },
  });
}

const sumsOf = (facts: Awaited<ReturnType<typeof parse>>['parts'][number]['facts']) => {
  const all = facts.reduce((sum, { metrics }) => combine(sum, exactSumsOf(metrics)), noSums);
  return [
    textOfMillionths(all.impression, 0),
    textOfMillionths(all.click, 0),
    textOfMillionths(all.cost, 2),
  ].join(' / ');
};

/** Checks that a file is imported exactly, or stopped by the question or problem of the case. */
export async function checkImport(one: ImportCase): Promise<void> {
  const result = await parse(one).catch((error: unknown) => error);
  if (one.problem !== undefined) {
    expect(result).toBeInstanceOf(ImportRejectedError);
    if (result instanceof ImportRejectedError) expect(result.problems[0]?.code).toBe(one.problem);
    return;
  }
  if (result instanceof Error) throw result;
  const { parts, questions, problems } = result as Awaited<ReturnType<typeof parse>>;
  expect(questions.map(({ code }) => code)).toEqual(one.questions ?? []);
  expect(problems.map(({ code }) => code).slice(0, 1)).toEqual(
    one.rowProblem === undefined ? [] : [one.rowProblem],
  );
  if (one.sums === undefined) return;
  const [first] = parts;
  const sums =
    parts.length === 1 && first
      ? sumsOf(first.facts)
      : parts.map(({ accountId, facts }) => `${String(accountId)}: ${sumsOf(facts)}`).join(', ');
  expect(sums).toBe(one.sums);
}

/** Questions about the file. */
export async function importQuestionsOf(one: ImportCase): Promise<ImportQuestion[]> {
  return (await parse(one)).questions;
}
