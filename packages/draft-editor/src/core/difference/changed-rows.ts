import type { RemovedRow } from '../deleting/live-rows';
import type { RowReference } from '../merge/diff-drafts';
import { childrenOf, type Draft } from '../model/draft';
import { rootId, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import type { DraftSync } from '../sync/sync-states';

/** A draft and its difference from the account. */
export interface ChangedDraft {
  draft: Draft;
  sync: Pick<DraftSync, 'of' | 'counts'>;
  /** Deleted rows that are still in the account. */
  removed: readonly RemovedRow[];
}

const contents = { campaign: ['unit'], unit: ['keyword', 'creative', 'picture'] } as const;

/**
 * The new, changed and removed rows in the order of the structure, each campaign and unit before its contents; the removed rows of a list
 * come after the others. `within`: only this row and its contents.
 */
export function changedRows(changed: ChangedDraft, within?: RowReference): RowReference[] {
  const { draft, removed } = changed;
  const found: RowReference[] = [];
  const removedIn = new Map<string, RemovedRow[]>();
  for (const row of removed) {
    const own = removedIn.get(`${row.kind} ${row.parentId}`);
    if (own) own.push(row);
    else removedIn.set(`${row.kind} ${row.parentId}`, [row]);
  }
  const addList = (kind: RowKind, parentId: string) => {
    for (const row of childrenOf<RowKind>(draft, kind, parentId)) addRow(kind, row);
    for (const { id } of removedIn.get(`${kind} ${parentId}`) ?? []) {
      found.push({ kind, id });
      addContents(kind, id);
    }
  };
  const addContents = (kind: RowKind, id: string) => {
    if (kind === 'campaign' || kind === 'unit') for (const each of contents[kind]) addList(each, id);
  };
  const addRow = (kind: RowKind, { id }: Pick<Row, 'id'>) => {
    if (changed.sync.of(kind, id).state !== 'synchronized') found.push({ kind, id });
    addContents(kind, id);
  };
  if (within) addRow(within.kind, within);
  else addList('campaign', rootId);
  return found;
}

/** Whether a step between changes can show a row: deleted campaigns and units have no page. */
const hasPage = ({ kind, id }: RowReference, { draft }: ChangedDraft) =>
  (kind !== 'campaign' && kind !== 'unit') || parentOf(draft.tables[kind], id) !== undefined;

/**
 * The changed row before or after another one, which need not be changed; the first or last one if there is none, or at the ends.
 * Undefined without changes.
 */
export function nextChangedRow(
  changed: ChangedDraft,
  from: RowReference | undefined,
  step: 1 | -1,
): RowReference | undefined {
  const rows = changedRows(changed).filter((row) => hasPage(row, changed));
  const at = from === undefined ? -1 : positionIn(rows, from, changed);
  if (from === undefined || at === -1) return step === 1 ? rows[0] : rows.at(-1);
  const isChanged = rows[at]?.id === from.id && rows[at].kind === from.kind;
  // of an unchanged row, the position is that of the next change
  const next = step === 1 ? (isChanged ? at + 1 : at) : at - 1;
  return rows[(next + rows.length) % rows.length];
}

/** Position of a row among changed ones, or of the first changed row after it. */
function positionIn(rows: readonly RowReference[], from: RowReference, changed: ChangedDraft): number {
  const own = rows.findIndex(({ kind, id }) => kind === from.kind && id === from.id);
  if (own !== -1) return own;
  const { draft } = changed;
  const everything: ChangedDraft = { ...changed, sync: { ...changed.sync, of: allChanged } };
  const order = changedRows(everything);
  const start = order.findIndex(({ kind, id }) => kind === from.kind && id === from.id);
  if (start === -1 || draft.tables.campaign.size === 0) return -1;
  const isWanted = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const after = order.slice(start).find(({ kind, id }) => isWanted.has(`${kind} ${id}`));
  return after ? rows.findIndex(({ kind, id }) => kind === after.kind && id === after.id) : rows.length;
}

const allChanged: DraftSync['of'] = () => ({
  state: 'changed',
  reasons: [],
  notSent: [],
  isNew: false,
  differences: [],
});
