import { type CostRow, type ReportRow, type SortOrder } from '@meridian/api-client/contract';
import Big from 'big.js';
import { amountText, type Amount } from './cost-amounts';
import { shownSteps, stepKey } from './cost-columns';
import type { CostPlan } from './cost-plan';
import type { CostNode } from './cost-tree';
import { forecastError } from './forecast';
import { paceOf } from './pace';

/** Days in the small chart of a row. */
const chartDays = 7;

/** Data that a row needs in addition to its node. */
export interface CostRowContext {
  plan: CostPlan;
  /** Last sample day; null without a forecast. */
  lastDay: string | null;
}

/** Values of a node, as in the columns. */
export type NodeValues = Pick<CostRow, 'pace' | 'lacksBudget' | 'values' | 'lastDays'> & {
  previous: ReportRow;
};

/** Values of a node by data key. */
export function nodeValues({ amounts }: CostNode, { plan, lastDay }: CostRowContext): NodeValues {
  const steps = shownSteps(plan);
  const values: ReportRow = {
    cost: amountText(amounts.cost),
    ...Object.fromEntries(
      steps.map((step, index) => [stepKey(step), amountText(amounts.steps[index] ?? null)]),
    ),
  };
  const previous = { cost: amountText(amounts.previous) };
  if (!plan.months) return { values, previous, pace: null, lacksBudget: false };
  const { budget, lacksBudget } = amounts;
  const wholeBudget = lacksBudget ? null : budget;
  const { deviation, pace } = paceOf(amounts.forecast, wholeBudget);
  const error =
    lastDay === null
      ? null
      : forecastError({ endDate: plan.range.endDate, lastDay, samples: amounts.samples });
  return {
    previous,
    pace,
    lacksBudget,
    lastDays: amounts.samples.slice(-chartDays).map(amountText),
    values: {
      ...values,
      budget: amountText(budget),
      used: amountText(shareOf(amounts.cost, wholeBudget)),
      expected: amountText(amounts.expected),
      forecast: amountText(amounts.forecast),
      forecastError: amountText(error),
      deviation: amountText(deviation),
    },
  };
}

function shareOf(amount: Amount, whole: Amount): Amount {
  return amount === null || whole === null || whole.eq(0) ? null : amount.div(whole).round(8);
}

/** A node at its position among the visible rows. */
export interface VisibleNode {
  node: CostNode;
  level: number;
  isOpen: boolean;
}

/** Visible nodes: those whose parents are expanded, children in order below their parent. */
export function visibleNodes(
  nodes: readonly CostNode[],
  { isOpen, compare }: { isOpen: (node: CostNode) => boolean; compare: (a: CostNode, b: CostNode) => number },
  level = 1,
): VisibleNode[] {
  return nodes.toSorted(compare).flatMap((node) => {
    const open = node.children.length > 0 && isOpen(node);
    const children = open ? visibleNodes(node.children, { isOpen, compare }, level + 1) : [];
    return [{ node, level, isOpen: open }, ...children];
  });
}

/** Compares nodes by a column, by default highest cost first. Nodes without a value are always last. */
export function nodeOrder(
  valueOf: (node: CostNode, key: string) => Amount,
  sort: SortOrder | null,
): (a: CostNode, b: CostNode) => number {
  const { key, direction } = sort ?? { key: 'cost', direction: 'desc' };
  const sign = direction === 'desc' ? -1 : 1;
  const byName = (a: CostNode, b: CostNode) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
  if (key === 'name') return (a, b) => sign * byName(a, b);
  return (a, b) => {
    const [one, other] = [valueOf(a, key), valueOf(b, key)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return sign * one.cmp(other) || byName(a, b);
  };
}

/** Value by which a node is sorted. */
export function sortValue({ values, previous }: NodeValues, key: string): Amount {
  const bigOf = (value: ReportRow[string] | undefined) =>
    value === null || value === undefined ? null : new Big(value);
  if (key === 'cost:previous') return bigOf(previous['cost']);
  const own = bigOf(values[key === 'cost:change' ? 'cost' : key]);
  if (key !== 'cost:change') return own;
  return own === null ? null : own.minus(bigOf(previous['cost']) ?? 0);
}

/** A row of the response. `budgetAccountId`: see `CostRow`. */
export function costRow(
  { node, level, isOpen }: VisibleNode,
  { values, lastDays, pace, lacksBudget }: NodeValues,
  budgetAccountId: number | null,
): CostRow {
  const { id, kind, name, accountNo, recordId, currency, children } = node;
  return {
    id,
    kind,
    level,
    isOpen,
    name,
    accountNo,
    recordId,
    currency,
    hasChildren: children.length > 0,
    ...(lastDays && { lastDays }),
    pace,
    lacksBudget,
    budgetAccountId,
    values,
  };
}
