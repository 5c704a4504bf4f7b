import type { Channel, CostRowKind } from '@meridian/api-client/contract';
import { sumCosts, type CostAmounts } from './cost-amounts';

/** A provider account with its company and customer. */
export interface CostAccount {
  accountId: number;
  accountNo: string;
  accountName: string;
  currency: string;
  company: { id: string; name: string } | null;
  customer: { id: string; name: string } | null;
}

/** Cost of an account in one channel and currency; without any data, a leaf without a channel. */
export interface CostLeaf {
  account: CostAccount;
  currency: string;
  channel: Channel | null;
  amounts: CostAmounts;
}

/** A node of the tree, with sums. */
export interface CostNode {
  id: string;
  kind: CostRowKind;
  name: string;
  accountNo: string | null;
  recordId: string | null;
  currency: string;
  /** Accounts in this node. */
  accountIds: readonly number[];
  amounts: CostAmounts;
  children: readonly CostNode[];
}

interface Level {
  kind: CostRowKind;
  /** Node of a leaf at this level; null if it has none, and appears one level higher. */
  groupOf: (leaf: CostLeaf) => (Pick<CostNode, 'name' | 'recordId'> & { key: string }) | null;
}

const levels: readonly Level[] = [
  { kind: 'currency', groupOf: ({ currency }) => ({ key: currency, name: currency, recordId: null }) },
  { kind: 'customer', groupOf: ({ account: { customer } }) => recordGroup(customer) },
  { kind: 'company', groupOf: ({ account: { company } }) => recordGroup(company) },
  {
    kind: 'account',
    groupOf: ({ account: { accountId, accountName } }) =>
      recordGroup({ id: String(accountId), name: accountName }),
  },
  {
    kind: 'channel',
    groupOf: ({ channel }) => (channel === null ? null : { key: channel, name: channel, recordId: null }),
  },
];

/**
 * Sums leaves up to channels, accounts, companies, customers and currencies.
 *
 * Shape: one root per currency, because amounts in different currencies are never added. Accounts without a company are
 * next to the customers.
 */
export function costTree(leaves: readonly CostLeaf[]): CostNode[] {
  return nodesOf(leaves, levels, '');
}

function nodesOf(
  leaves: readonly CostLeaf[],
  [level, ...below]: readonly Level[],
  parent: string,
): CostNode[] {
  if (level === undefined) return [];
  const groups = new Map<string | null, CostLeaf[]>();
  for (const leaf of leaves) {
    const key = level.groupOf(leaf)?.key ?? null;
    const members = groups.get(key);
    if (members) members.push(leaf);
    else groups.set(key, [leaf]);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    const group = first && level.groupOf(first);
    if (!group) return nodesOf(members, below, parent);
    const { key, name, recordId } = group;
    const id = parent === '' ? key : `${parent}/${key}`;
    const children = nodesOf(members, below, id);
    const parts = children.length > 0 ? children : members;
    return [
      {
        id,
        kind: level.kind,
        name,
        recordId,
        children,
        accountNo: level.kind === 'account' ? first.account.accountNo : null,
        currency: first.currency,
        accountIds: [...new Set(members.map(({ account }) => account.accountId))],
        amounts: sumCosts(parts.map(({ amounts }) => amounts)),
      },
    ];
  });
}

function recordGroup(record: { id: string; name: string } | null) {
  return record && { key: record.id, name: record.name, recordId: record.id };
}
