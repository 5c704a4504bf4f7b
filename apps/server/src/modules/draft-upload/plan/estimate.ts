import type { DraftPlan, ProviderId } from '@meridian/api-client/contract';
import { childrenOf, rootId, type Draft, type RowKind } from '@meridian/draft-editor/core';
import type { StoredDraft } from '../load-draft-sql';
import { itemsPerCall, sendOrder } from './plan-upload';
import type { PlannedItem } from './planned-item';

type Step = DraftPlan['steps'][number];

/** Seconds per request at the provider's rate limit; measured, with a margin. */
const callSeconds = 2;
const itemSeconds = 0.02;
/** Seconds per file, which takes longer than other requests. */
const fileSeconds = 5;
/** The picture file and its segment, which is bound to units. */
export const callsPerUpload = 2;

/** Reading the ids of the bindings, and removing them. */
export const callsPerUnbinding = 2;

/** Requests per batch of an action: a change is also read back. */
function requestsFor(kind: RowKind, action: 'remove' | 'create' | 'update'): number {
  if (action === 'remove') return kind === 'picture' ? callsPerUnbinding : 1;
  return action === 'update' ? 2 : 1;
}

/**
 * Number of batches of at most `size` items of a kind. Each action has its own batches, as does an item that waits for the name of
 * another one.
 */
function batchesOf(
  kind: RowKind,
  items: readonly Pick<PlannedItem, 'action' | 'isRemovedWithParent' | 'turn'>[],
  size: number,
): number {
  const sent = items.filter(({ isRemovedWithParent }) => !isRemovedWithParent);
  return (['remove', 'create', 'update'] as const).reduce((calls, action) => {
    const counts = new Map<number, number>();
    for (const item of sent)
      if (item.action === action) counts.set(item.turn, (counts.get(item.turn) ?? 0) + 1);
    const batches = [...counts.values()].map((count) => Math.ceil(count / size));
    return calls + requestsFor(kind, action) * batches.reduce((sum, count) => sum + count, 0);
  }, 0);
}

/** Number of picture contents that the account lacks. Each is sent once, however many units show it. */
function contentsToSend(items: readonly PlannedItem[], images: StoredDraft['images']): number {
  const contents = items.flatMap(({ action, fields }) => {
    const content = images.get(String(fields.imageId));
    return action === 'create' && content?.providerId === null ? [content.fileId] : [];
  });
  return new Set(contents).size;
}

/** Steps of an upload to an account of a provider, by kind. `images`: contents of the draft's pictures. */
export function planSteps(
  items: readonly PlannedItem[],
  { images, provider }: { images: StoredDraft['images']; provider: ProviderId },
): Step[] {
  return sendOrder.flatMap((kind): Step[] => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const count = (action: PlannedItem['action']) => own.filter((item) => item.action === action).length;
    const size = itemsPerCall(kind, provider);
    const uploads = kind === 'picture' ? contentsToSend(own, images) : 0;
    const batches = batchesOf(kind, own, size);
    const calls = batches + uploads * callsPerUpload;
    const alone = own.filter(({ isRemovedWithParent }) => !isRemovedWithParent);
    const sent = alone.length - count('none');
    const seconds = Math.ceil(
      batches * callSeconds + sent * itemSeconds + uploads * (fileSeconds + callSeconds),
    );
    return [
      {
        kind,
        created: count('create'),
        changed: count('update'),
        removed: count('remove'),
        unchanged: count('none'),
        calls,
        seconds,
        itemsPerCall: size,
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

/** Additional daily budget of new and changed campaigns; null if one is unlimited. CNY with two decimals. */
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
