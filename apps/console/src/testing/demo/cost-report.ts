import type { CostReport, CostRow, ReportRow } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import * as z from 'zod/mini';
import type { FakeEndpoint } from '../fake-server';
import { recorded } from './recorded';

const requestSchema = z.object({
  page: z._default(z.object({ number: z._default(z.int(), 1), size: z._default(z.int(), 20) }), {
    number: 1,
    size: 20,
  }),
  query: z.object({
    expandAll: z._default(z.boolean(), false),
    toggled: z._default(z.array(z.string()), []),
  }),
});

/** The recorded report with the rows that a request opens. */
export const replayCosts =
  (language: Language): FakeEndpoint =>
  (body) => {
    const { data } = recorded('costReportList', { body, language });
    const { query, page } = requestSchema.parse(body);
    const { number, size } = page;
    const isOpen = ({ id, hasChildren }: CostRow) =>
      hasChildren && query.expandAll !== query.toggled.includes(id);
    const places = visiblePlaces(data.list, isOpen);
    const shown = places.slice((number - 1) * size, number * size);
    const list = data.list
      .filter((_, place) => shown.includes(place))
      .map((row) => ({ ...row, isOpen: isOpen(row) }));
    const { comparison } = data;
    const compared = comparison && {
      ...comparison,
      list: comparison.list.filter((_, place) => shown.includes(place)),
    };
    return {
      data: { ...data, list, ...(compared && { comparison: compared }) },
      page: { number, size, totalCount: places.length },
    };
  };

/** Places of the rows whose ancestors are all open. */
function visiblePlaces(rows: readonly CostRow[], isOpen: (row: CostRow) => boolean): number[] {
  /** Level of the closed row above. */
  let closed = Infinity;
  return rows.flatMap((row, place) => {
    if (row.level > closed) return [];
    closed = isOpen(row) ? Infinity : row.level;
    return [place];
  });
}

const lackingAccountId = '1003';

/** The first rows of a report in which an account has no budget, so that its ancestors are not compared. */
export function incompleteBudgets(language: Language = 'en'): CostReport {
  const { data } = recorded('costReportList', { language });
  const lacking = data.list.find(({ kind, recordId }) => kind === 'account' && recordId === lackingAccountId);
  if (!lacking) throw new Error(`the demo has no account ${lackingAccountId}`);
  const incomplete = (values: ReportRow): ReportRow => {
    const budget = Number(values['budget']) - Number(lacking.values['budget']);
    const rest = { ...values, used: null, deviation: null };
    return budget > 0 ? { ...rest, budget: String(budget) } : { ...rest, budget: null, expected: null };
  };
  const isAffected = ({ id }: CostRow) => lacking.id.startsWith(id) || id.startsWith(lacking.id);
  return {
    ...data,
    list: data.list
      .slice(0, 20)
      .map((row) =>
        isAffected(row) ? { ...row, values: incomplete(row.values), pace: null, lacksBudget: true } : row,
      ),
    summary: incomplete(data.summary),
    summaryPace: null,
    summaryLacksBudget: true,
  };
}
