import type { Channel, ImportAnswers } from '@meridian/api-client/contract';
import { sectionKeysOf } from '../../../platform/lib/item-dims';
import { combine, exactSumsOf, noSums, textOfMillionths } from '../core/exact-sums';
import type { RememberedMapping } from '../core/mapping';
import { ImportRejectedError } from '../core/problem';
import { parseInMemory, type FileInMemory } from './parse-in-memory';

export interface ReadChoices {
  channel?: Channel;
  answers?: Partial<ImportAnswers>;
  remembered?: readonly RememberedMapping[];
  /** ISO 4217 code of the account. */
  currency?: string;
}

/** Result of importing a small file for one account on November 22, 2026. */
export interface ReadReport {
  /** Why the file is rejected. */
  problem?: string;
  /** Codes of its questions. */
  questions: string[];
  /** `impression / click / cost` of all rows; undefined if there are none to import. */
  sums: string | undefined;
  /** Periods of the rows, such as `2026-11-02` or `2026-11-02~2026-11-08`, in order. */
  spans: string[];
  section: string | undefined;
  file: FileInMemory | undefined;
}

/** Parses a small file. */
export async function readReport(
  content: string | Uint8Array,
  { channel = 'search', answers = {}, remembered = [], currency = 'EUR' }: ReadChoices = {},
): Promise<ReadReport> {
  const account = { accountId: 1, accountNo: '100-001', accountName: 'Kaede Travel', currency };
  try {
    const file = await parseInMemory(typeof content === 'string' ? Buffer.from(content) : content, {
      channel,
      sections: { search: sectionKeysOf('search'), feed: sectionKeysOf('feed') },
      accountId: 1,
      accounts: [account],
      timeZone: 'Europe/Berlin',
      today: '2026-11-22',
      answers: { choices: {}, ...answers },
      remembered,
    });
    const facts = file.parts.flatMap((part) => part.facts);
    const spans = facts.map(({ span: { beginDate, endDate } }) =>
      beginDate === endDate ? beginDate : `${beginDate}~${endDate}`,
    );
    return {
      questions: file.questions.map(({ code }) => code),
      sums: file.parts.length === 0 ? undefined : sumsOf(facts),
      spans: [...new Set(spans)].sort(),
      section: file.parts[0]?.section,
      file,
    };
  } catch (error) {
    if (!(error instanceof ImportRejectedError)) throw error;
    const problem = error.problems[0]?.code ?? '';
    return {
      problem,
      questions: [],
      sums: undefined,
      spans: [],
      section: undefined,
      file: undefined,
    };
  }
}

function sumsOf(facts: FileInMemory['parts'][number]['facts']): string {
  const all = facts.reduce((sum, { metrics }) => combine(sum, exactSumsOf(metrics)), noSums);
  return [
    textOfMillionths(all.impression, 0),
    textOfMillionths(all.click, 0),
    textOfMillionths(all.cost, 2),
  ].join(' / ');
}
