import type { CostRow, ReportRow } from '@meridian/api-client/contract';
import { paceOf, type Node } from './cost-nodes';

/** Money in the server's format. */
export const amount = (value: number) => value.toFixed(2);

/** The cells of a row in a report by month. */
export const monthValues = ([october, november]: Node['months']) => ({
  cost: amount(october + november),
  d20261001: amount(october),
  d20261101: amount(november),
});

/** The cells of a row next to its budget, on November 21st, when 20 of 30 days are over. */
export function paceValues({ months: [, cost], budget }: Pick<Node, 'months' | 'budget'>): ReportRow {
  const forecast = cost * 1.5;
  return {
    budget: String(budget),
    cost: amount(cost),
    used: String(cost / budget),
    expected: amount((budget * 20) / 30),
    forecast: amount(forecast),
    forecastError: amount(forecast * 0.021),
    deviation: String(forecast / budget - 1),
  };
}

const lastDays = (cost: number, seed: number) =>
  Array.from({ length: 7 }, (_, index) => amount((cost / 20) * (1 + 0.16 * Math.sin(index * 1.1 + seed))));

interface RowOptions {
  isOpen: (id: string) => boolean;
  isPace: boolean;
}

/** The rows of nodes, with the children of open ones. */
export function rowsOf(own: readonly Node[], { isOpen, isPace }: RowOptions, level = 1): CostRow[] {
  return own.flatMap(({ children = [], accountNo = null, accountId = null, months, budget, ...node }) => {
    const open = children.length > 0 && isOpen(node.id);
    const row: CostRow = {
      ...node,
      level,
      accountNo,
      isOpen: open,
      hasChildren: children.length > 0,
      recordId: null,
      currency: 'CNY',
      lacksBudget: false,
      pace: isPace ? paceOf({ months, budget }) : null,
      budgetAccountId: isPace ? accountId : null,
      ...(isPace && { lastDays: lastDays(months[1], node.name.length) }),
      values: isPace ? paceValues({ months, budget }) : monthValues(months),
    };
    return [row, ...(open ? rowsOf(children, { isOpen, isPace }, level + 1) : [])];
  });
}
