import type { ImportQuestion } from '@meridian/api-client/contract';
import { accountFor, type AccountOptions } from './known-account';
import type { Layout } from './layout';
import type { ParsedRow } from './parse-row';

/** Currencies that a question lists. */
const maxNamed = 5;

/**
 * Asks if amounts are in another currency than their account, according to a sign, a header or a column. Rows of an
 * unknown account have no currency to compare with.
 */
export function createCurrencyQuestions(
  { currencyOf }: Layout,
  options: AccountOptions,
): { add(row: Pick<ParsedRow, 'account' | 'currency'>): void; questions(): Omit<ImportQuestion, 'id'>[] } {
  const found = new Map<string, { found: string; expected: string; isAsked: boolean }>();
  return {
    add({ account, currency }) {
      const expected = currencyOf(account);
      if (currency === expected) return;
      const key = `${account}\t${currency}`;
      if (found.has(key)) return;
      const owner = accountFor(account, options);
      found.set(key, { found: currency, expected, isAsked: owner !== undefined && owner !== 'skip' });
    },
    questions() {
      const asked = [...found.values()].filter(({ isAsked }) => isAsked);
      if (asked.length === 0) return [];
      const named = (texts: readonly string[]) => [...new Set(texts)].slice(0, maxNamed);
      const params = {
        found: named(asked.map((one) => one.found)),
        currency: named(asked.map(({ expected }) => expected)),
      };
      return [{ code: 'currency_differs', params, answers: ['as_in_file'] }];
    },
  };
}
