import {
  parseSort,
  parseSortKey,
  type Channel,
  type CostReport,
  type CostTrend,
  type SortOrder,
} from '@meridian/api-client/contract';
import { addDays, dayCount, type Day } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n/core';
import type { Clock } from '../../platform/clock';
import { invalidField } from '../../platform/lib/domain-error';
import type { BudgetsRepository } from './budgets.repository';
import { costColumns } from './cost-columns';
import { costLeaves, lastSampleDay, spansOf } from './cost-leaves';
import { planCosts, sharedTimeZone, type CheckedCostQuery, type CostPlan } from './cost-plan';
import type { ChannelCoverage, CostReportRepository, StoredCostAccount } from './cost-report.repository';
import { costRow, nodeOrder, nodeValues, sortValue, visibleNodes, type NodeValues } from './cost-rows';
import { costTree, type CostLeaf, type CostNode } from './cost-tree';
import { costTrend } from './cost-trend';

/** The cost report of a request. */
export interface CostSubject {
  /** Selected accounts that the user has access to. */
  accountIds: readonly number[];
  /** Channels that the user may view. */
  channels: readonly Channel[];
  query: CheckedCostQuery;
}

export interface CostListRequest extends CostSubject {
  expandAll: boolean;
  toggled: readonly string[];
  page: { size: number; offset: number; sortCol?: string | undefined };
  canSetBudgets: boolean;
  language: Language;
}

/** Errors of all methods: `invalid_request` for an invalid period. */
export interface CostReportService {
  list(request: CostListRequest): Promise<{ data: CostReport; totalCount: number }>;
  trend(subject: CostSubject): Promise<CostTrend>;
}

interface CostTree {
  plan: CostPlan;
  accounts: readonly StoredCostAccount[];
  coverage: readonly ChannelCoverage[];
  lastDay: Day | null;
  roots: readonly CostNode[];
}

/** Costs, budgets and forecasts of customers, companies, accounts and channels. */
export function createCostReportService({
  costs,
  budgets,
  clock,
}: {
  costs: CostReportRepository;
  budgets: Pick<BudgetsRepository, 'find'>;
  clock: Pick<Clock, 'today'>;
}): CostReportService {
  async function readTree(subject: CostSubject): Promise<CostTree> {
    const { plan, accounts, scope } = await prepare(subject);
    const coverage = await costs.readCoverage(scope, plan);
    const lastDay = plan.months ? lastSampleDay(coverage, plan.yesterday) : null;
    const spans = spansOf(plan, lastDay);
    // sequential, because a transaction has only one connection
    const own = await costs.readCosts(scope, [...spans.steps, ...spans.past, ...spans.samples]);
    const compared = await costs.readCosts(scope, plan.comparedSteps);
    const months = plan.months?.map(({ month }) => month) ?? [];
    const leaves = costLeaves({
      plan,
      spans,
      lastDay,
      accounts,
      coverage,
      compared,
      costs: own,
      budgets: await budgets.find(scope, months),
      yesterdayIn: remembered((timeZone: string) => addDays(clock.today(timeZone), -1)),
    });
    const tree = { plan, accounts, coverage, lastDay, roots: costTree(leaves) };
    return plan.query.isOffPace ? offPaceTree(tree, leaves) : tree;
  }

  async function prepare({ accountIds, channels, query }: CostSubject) {
    const all = await costs.findAccounts(accountIds);
    const timeZone = sharedTimeZone(all);
    const plan = planCosts(query, { timeZone, today: clock.today(timeZone) });
    const accounts = all.filter((account) => isSelected(account, query));
    const scope = {
      accountIds: accounts.map(({ accountId }) => accountId),
      channels: channels.filter((channel) => query.channels?.includes(channel) ?? true),
    };
    return { plan, accounts, scope };
  }

  return {
    async list({ page, language, expandAll, toggled, canSetBudgets, ...subject }) {
      const tree = await readTree(subject);
      const { plan, roots } = tree;
      const [root] = roots;
      const currency = roots.length === 1 ? root?.currency : undefined;
      const titleInfos = costColumns(plan, { currency, language });
      const sort = sortOf(page.sortCol, { titleInfos, isCompared: plan.comparedRange !== undefined });
      const valuesOf = remembered((node: CostNode) => nodeValues(node, tree));
      const isOneMonth = plan.months?.length === 1;
      const currencies = new Map(tree.accounts.map((one) => [one.accountId, one.currency]));
      const budgetAccountOf = ({ kind, accountIds, currency: own }: CostNode): number | null => {
        const [accountId] = accountIds;
        const isPlace = kind === 'account' || kind === 'channel';
        if (!canSetBudgets || !isOneMonth || !isPlace || accountId === undefined) return null;
        return currencies.get(accountId) === own ? accountId : null;
      };
      const toggledIds = new Set(toggled);
      const visible = visibleNodes(currency === undefined ? roots : (root?.children ?? []), {
        isOpen: ({ id, kind }) => (expandAll || kind === 'currency') !== toggledIds.has(id),
        compare: nodeOrder((node, key) => sortValue(valuesOf(node), key), sort),
      });
      const shown = visible.slice(page.offset, page.offset + page.size);
      const summary = currency !== undefined && root ? valuesOf(root) : undefined;
      return {
        totalCount: visible.length,
        data: {
          titleInfos,
          list: shown.map((one) => costRow(one, valuesOf(one.node), budgetAccountOf(one.node))),
          summary: summary?.values ?? {},
          summaryPace: summary?.pace ?? null,
          summaryLacksBudget: summary?.lacksBudget ?? false,
          info: infoOf(tree, valuesOf),
          ...(plan.comparedRange && {
            comparison: {
              ...plan.comparedRange,
              list: shown.map(({ node }) => valuesOf(node).previous),
              summary: summary?.previous ?? {},
            },
          }),
        },
      };
    },

    async trend(subject) {
      const { plan, scope } = await prepare(subject);
      if (!plan.query.isOffPace) return costTrend(plan, (spans) => costs.readCosts(scope, spans));
      const shown = new Set(accountNodes((await readTree(subject)).roots).map(accountKey));
      return costTrend(plan, async (spans) =>
        (await costs.readCosts(scope, spans)).filter(({ accountId, currency }) =>
          shown.has(accountKey({ accountIds: [accountId], currency })),
        ),
      );
    },
  };
}

/** The part of a tree with accounts over or under their budget. */
function offPaceTree(tree: CostTree, leaves: readonly CostLeaf[]): CostTree {
  const off = accountNodes(tree.roots).filter((node) => isOffPace(nodeValues(node, tree)));
  const kept = new Set(off.map(accountKey));
  const accountIds = new Set(off.flatMap((node) => node.accountIds));
  const shown = leaves.filter(({ account: { accountId }, currency }) =>
    kept.has(accountKey({ accountIds: [accountId], currency })),
  );
  return {
    ...tree,
    coverage: tree.coverage.filter(({ accountId }) => accountIds.has(accountId)),
    roots: costTree(shown),
  };
}

const isOffPace = ({ pace }: NodeValues) => pace !== null && pace !== 'on';
const accountNodes = (roots: readonly CostNode[]) =>
  roots.flatMap(nodesIn).filter(({ kind }) => kind === 'account');
/** Key of an account's node. An account has one node per currency. */
const accountKey = ({ accountIds, currency }: Pick<CostNode, 'accountIds' | 'currency'>) =>
  `${accountIds.join()}/${currency}`;

/** Whether the filters select an account. Channels instead limit the data that is read of it. */
function isSelected(
  { accountNo, accountName, company, customer }: StoredCostAccount,
  { customerIds, companyIds, text = '' }: CheckedCostQuery,
): boolean {
  const wanted = text.trim().toLowerCase();
  const names = [accountNo, accountName, company?.name, customer?.name];
  return (
    (!customerIds?.length || (customer !== null && customerIds.includes(customer.id))) &&
    (!companyIds?.length || (company !== null && companyIds.includes(company.id))) &&
    (wanted === '' || names.some((name) => name?.toLowerCase().includes(wanted)))
  );
}

/** Errors: `invalid_request` for a column that does not exist or cannot be sorted. */
function sortOf(
  sortCol: string | undefined,
  { titleInfos, isCompared }: { titleInfos: CostReport['titleInfos']; isCompared: boolean },
): SortOrder | null {
  const sort = parseSort(sortCol);
  if (!sort) return null;
  const { dataKey, part } = parseSortKey(sort.key);
  const isOffered = titleInfos.some((info) => info.dataKey === dataKey && info.isSort);
  const isPart = part === 'value' || (isCompared && dataKey === 'cost');
  if (!isOffered || !isPart) throw invalidField('page.sortCol', 'sort_not_offered');
  return sort;
}

function infoOf(
  { plan, coverage, lastDay, roots }: CostTree,
  valuesOf: (node: CostNode) => NodeValues,
): CostReport['info'] {
  const { range, timeZone, yesterday, months } = plan;
  const end = range.endDate < yesterday ? range.endDate : yesterday;
  const pastDays = end < range.beginDate ? 0 : dayCount({ beginDate: range.beginDate, endDate: end });
  const nodes = roots.flatMap(nodesIn);
  const ofKind = (kind: CostNode['kind']) => nodes.filter((node) => node.kind === kind);
  const dataTimes = coverage.flatMap(({ dataTime }) => dataTime ?? []).sort();
  const incomplete = coverage.filter(({ knownDays }) => knownDays < pastDays);
  return {
    ...range,
    timeZone,
    dataTime: dataTimes[0] ?? null,
    currencies: roots.map(({ currency }) => currency).sort(),
    customerCount: new Set(ofKind('customer').map(({ recordId }) => recordId)).size,
    accountCount: new Set(ofKind('account').map(({ recordId }) => recordId)).size,
    incompleteCount: new Set(incomplete.map(({ accountId }) => accountId)).size,
    forecast: months
      ? {
          dayCount: dayCount(range),
          pastDays,
          lastDay,
          offPaceCount: accountNodes(roots).filter((node) => isOffPace(valuesOf(node))).length,
        }
      : null,
  };
}

function nodesIn(node: CostNode): CostNode[] {
  return [node, ...node.children.flatMap(nodesIn)];
}

/** Caches computed values by key. */
function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
