import { paceLimits, type CostRowKind, type Pace } from '@meridian/api-client/contract';

/** A customer, company, account or channel, with its children. */
export interface Node {
  id: string;
  kind: CostRowKind;
  name: string;
  accountNo?: string;
  accountId?: number;
  /** Values of October and November. */
  months: readonly [number, number];
  /** Budget of November. */
  budget: number;
  children?: readonly Node[];
}

const shares = { search: 0.75, feed: 0.25 } as const;
/** In the order of the rows. */
export const channelNames = ['search', 'feed'] as const;

function account(accountId: number, name: string, months: Node['months'], budget: number): Node {
  return {
    id: `account:${accountId}`,
    kind: 'account',
    name,
    months,
    budget,
    accountId,
    accountNo: String(8_840_210 + accountId),
    children: channelNames.map((channel) => ({
      id: `account:${accountId}:${channel}`,
      kind: 'channel',
      name: channel,
      accountId,
      months: [months[0] * shares[channel], months[1] * shares[channel]],
      // feeds have less budget than cost
      budget: budget * (channel === 'search' ? 0.8 : 0.2),
    })),
  };
}

/** All nodes with cost. */
export const nodes: readonly Node[] = [
  {
    id: 'customer:1',
    kind: 'customer',
    name: '北方群岛旅行社',
    months: [182_400, 139_800],
    budget: 213_000,
    children: [
      {
        id: 'company:1',
        kind: 'company',
        name: 'Northern Islands Travel (Sapporo) Ltd',
        months: [120_400, 91_800],
        budget: 127_000,
        children: [
          account(1, 'Kaede', [80_400, 61_800], 92_000),
          account(2, 'Sakuraya', [40_000, 30_000], 35_000),
        ],
      },
      {
        id: 'company:2',
        kind: 'company',
        name: '北方群岛（上海）',
        months: [62_000, 48_000],
        budget: 86_000,
        children: [account(3, 'Aoi', [62_000, 48_000], 86_000)],
      },
    ],
  },
  account(4, 'An account that no company owns', [9_600, 7_200], 10_800),
];

/** Accounts off pace, with their ancestors. */
export function offPaceNodes(own: readonly Node[]): Node[] {
  return own.flatMap((node) => {
    if (node.kind === 'account') return paceOf(node) === 'on' ? [] : [node];
    const children = offPaceNodes(node.children ?? []);
    return children.length > 0 ? [summed(node, children)] : [];
  });
}

/** A node with the sums of others. */
export function summed<Kept>(node: Kept, children: readonly Node[]) {
  const sum = (value: (child: Node) => number) => children.reduce((total, child) => total + value(child), 0);
  return {
    ...node,
    months: [sum(({ months }) => months[0]), sum(({ months }) => months[1])] as const,
    budget: sum(({ budget }) => budget),
    children,
  };
}

/** All accounts below these. */
export const accountsIn = (own: readonly Node[]): Node[] =>
  own.flatMap((node) => (node.kind === 'account' ? [node] : accountsIn(node.children ?? [])));

/** The relation of an account to its budget. */
export function paceOf({ months: [, cost], budget }: Pick<Node, 'months' | 'budget'>): Pace {
  const deviation = (cost * 1.5) / budget - 1;
  if (deviation > paceLimits.over) return 'over';
  return deviation < -paceLimits.under ? 'under' : 'on';
}
