import type { DraftPlan } from '@meridian/api-client/contract';
import { childrenOf, rootId, type Draft, type RowKind } from '@meridian/draft-editor/core';
import { itemsPerCall, sendOrder, type PlannedItem } from './plan-upload';

type Step = DraftPlan['steps'][number];

/** Time of one request at the speed that the provider allows, and of each item in it: as measured, generously. */
const callSeconds = 2;
const itemSeconds = 0.02;
/** A picture is sent as a file, and bound to its unit. */
const pictureSeconds = 5;

/** Numbers of requests for items of a kind, which are sent by action. */
function callsFor(kind: RowKind, items: readonly Pick<PlannedItem, 'action'>[]): number {
  return (['remove', 'create', 'update'] as const).reduce(
    (calls, action) =>
      calls + Math.ceil(items.filter((item) => item.action === action).length / itemsPerCall(kind)),
    0,
  );
}

/** What an upload sends, kind by kind. */
export function planSteps(items: readonly PlannedItem[]): Step[] {
  return sendOrder.flatMap((kind): Step[] => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const count = (action: PlannedItem['action']) => own.filter((item) => item.action === action).length;
    const calls = callsFor(kind, own);
    const sent = own.length - count('none');
    const seconds =
      kind === 'picture' ? sent * pictureSeconds : Math.ceil(calls * callSeconds + sent * itemSeconds);
    return [
      {
        kind,
        created: count('create'),
        changed: count('update'),
        removed: count('remove'),
        unchanged: count('none'),
        calls,
        seconds,
        itemsPerCall: itemsPerCall(kind),
      },
    ];
  });
}

export function sumSteps(steps: readonly Step[]): DraftPlan['total'] {
  const total = { created: 0, changed: 0, removed: 0, unchanged: 0, calls: 0, seconds: 0 };
  for (const step of steps) {
    total.created += step.created;
    total.changed += step.changed;
    total.removed += step.removed;
    total.unchanged += step.unchanged;
    total.calls += step.calls;
    total.seconds += step.seconds;
  }
  return total;
}

/** What new and changed campaigns may cost a day more; null when one of them is unlimited. CNY with two decimals. */
export function newDailyBudget(draft: Draft, items: readonly PlannedItem[]): string | null {
  const sent = new Map(
    items
      .filter(({ kind, action }) => kind === 'campaign' && action !== 'none')
      .map((item) => [item.rowId, item]),
  );
  let cents = 0;
  for (const campaign of childrenOf(draft, 'campaign', rootId)) {
    const item = sent.get(campaign.id);
    if (item === undefined) continue;
    if (campaign.budgetType === 1) return null;
    const previous = item.changes.find(({ field }) => field === 'budget')?.from;
    const isChanged = item.action === 'create' || previous !== undefined;
    if (isChanged) cents += centsOf(campaign.budget) - centsOf(previous);
  }
  return (cents / 100).toFixed(2);
}

function centsOf(amount: unknown): number {
  return typeof amount === 'number' ? Math.round(amount * 100) : 0;
}
