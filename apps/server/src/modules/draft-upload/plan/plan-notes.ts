import type { DraftPlan } from '@meridian/api-client/contract';
import { hasSameMeaning } from '@meridian/draft-editor/core';
import { rowKey } from '../load-draft-sql';
import { sendOrder } from './plan-upload';
import type { PlannedItem } from './planned-item';

type Note = DraftPlan['notes'][number];

/** Fields of rows when the account was last read or sent, by `rowKey`. */
export type BaseFields = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Notes about the items of a plan; those about advertising that starts come first. */
export function planNotes(
  items: readonly PlannedItem[],
  { isAccountKnown, bases }: { isAccountKnown: boolean; bases: BaseFields },
): Note[] {
  const none = { kind: null, ruleId: null, parentId: null };
  const removed = items.filter(({ action }) => action === 'remove').length;
  const byKind = (code: Note['code'], found: readonly PlannedItem[]) =>
    sendOrder.flatMap((kind): Note[] => {
      const own = found.filter((item) => item.kind === kind);
      const [first] = own;
      return first === undefined
        ? []
        : [{ ...none, code, count: own.length, kind, parentId: first.parentRowId }];
    });
  return [
    ...(isAccountKnown ? [] : [{ ...none, code: 'account_unknown' as const, count: 1 }]),
    ...byKind('enables_items', items.filter(isEnabled)),
    ...byKind(
      'changed_elsewhere',
      items.filter((item) => isChangedElsewhere(item, bases)),
    ),
    ...byKind(
      'existing_names',
      items.filter(({ isMatchedByName, action }) => isMatchedByName && action === 'update'),
    ),
    ...byKind(
      'temporary_names',
      items.filter(({ isTemporary }) => isTemporary),
    ),
    ...(removed === 0 ? [] : [{ ...none, code: 'removes_items' as const, count: removed }]),
  ];
}

/** Whether the upload enables an item that the account has paused. */
function isEnabled({ action, changes }: PlannedItem): boolean {
  return action === 'update' && changes.some(({ field, to }) => field === 'isPaused' && to === false);
}

/** Whether the upload sets back a value that changed in the account since it was last read. */
function isChangedElsewhere({ kind, rowId, action, changes }: PlannedItem, bases: BaseFields): boolean {
  const base = action === 'update' ? bases.get(rowKey(kind, rowId)) : undefined;
  return (
    base !== undefined &&
    changes.some(
      ({ field, from }) => field in base && from !== undefined && !hasSameMeaning(from, base[field]),
    )
  );
}
