import type { Language } from '@meridian/i18n/core';
import { IconButton, SearchField } from '@meridian/ui';
import { DragArea, DragPreview } from '@meridian/ui/drag';
import { PlusIcon } from '@meridian/ui/icons';
import { useMemo, useState, type ReactElement } from 'react';
import {
  emptyFields,
  movedLiveRows,
  parentOf,
  removedCounts,
  rollUpIssues,
  rootId,
  type Draft,
  type DraftCommand,
  type DraftIssues,
  type DraftSync,
  type ProviderLimits,
  type RemovedRow,
} from '../../core';
import type { CopyDialogProps } from '../transfer/copy-dialog';
import { TransferDialog } from '../transfer/transfer-dialog';
import { structureTreeLabels } from './labels';
import { RemovedTreeRow } from './removed-tree-row';
import { keyOfNode, treeItems, type DraftNode } from './tree-items';
import { TreeRow, treeItemName } from './tree-row';
import { TreeRowMenu } from './tree-row-menu';
import { useRowMenu } from './use-row-menu';
import { useStructureTree } from './use-structure-tree';
import { useUnitDrag } from './use-unit-drag';

export interface StructureTreeProps {
  draft: Draft;
  /** Undefined until the draft is checked. */
  issues: DraftIssues | undefined;
  /** What the provider accepts. */
  limits: ProviderLimits;
  /** Which rows the provider has; if absent, the tree does not show it. */
  sync?: DraftSync | undefined;
  /** Deleted rows that are still in the account: campaigns and units are shown in their former place, struck through. */
  removed?: readonly RemovedRow[] | undefined;
  /** Restores deleted rows with their contents. */
  onTakeBack?: ((rows: readonly RemovedRow[]) => void) | undefined;
  selected: DraftNode | undefined;
  onSelect: (node: DraftNode) => void;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  /** Asks before a campaign or unit is deleted. */
  onDelete: (node: DraftNode) => void;
  /** Exports a campaign or unit with everything in it. If absent, the tree does not offer it. */
  onExport?: ((node: DraftNode) => void) | undefined;
  /** The dialog that copies a campaign or unit to another draft. If absent, the tree does not offer it. */
  renderCopyDialog?: ((dialog: CopyDialogProps) => ReactElement) | undefined;
  language: Language;
  /** Generates ids of rows. */
  newId: () => string;
  isReadOnly?: boolean;
  /** Whether rows of units are loading: their numbers are not shown. */
  isLoading?: boolean;
}

const none: readonly RemovedRow[] = [];

/**
 * Campaigns, their units, and the lists in the units, with the numbers of errors. Arrow keys move, Enter selects, letters jump to a
 * name; units can be dragged between campaigns.
 */
export function StructureTree(props: StructureTreeProps): ReactElement {
  const { draft, issues, sync, selected, language, onSelect, onCommand, newId, isReadOnly = false } = props;
  const labels = structureTreeLabels[language];
  const counts = useMemo(() => (issues ? rollUpIssues(issues) : new Map<string, never>()), [issues]);
  const syncCounts = useMemo(() => sync?.counts(), [sync]);
  const { removed = none } = props;
  const goneCounts = useMemo(() => removedCounts(draft, removed), [draft, removed]);
  const takeBack = isReadOnly ? undefined : props.onTakeBack;
  const tree = useStructureTree({
    draft,
    selected,
    itemsOf: (view) => treeItems(draft, { ...view, issues: counts, removed }),
    onSelect,
    onTakeBack: (row) => takeBack?.([row]),
  });
  const [transfer, setTransfer] = useState<{ unitId: string; targetId?: string }>();
  const [copied, setCopied] = useState<Pick<CopyDialogProps, 'kind' | 'ids'>>();
  const drag = useUnitDrag({
    draft,
    items: tree.items,
    language,
    onCommand,
    isAsked: (unitId, campaignId) => isReplacing(props, { unitId, campaignId }),
    onAsk: (unitId, targetId) => setTransfer({ unitId, targetId }),
  });
  const dragged = tree.items.find(({ key }) => key === drag.draggedId);
  const { buttonProps, close, menu } = useRowMenu();
  const addCampaign = () => {
    const id = newId();
    const row = { ...emptyFields.campaign, id };
    onCommand({
      type: 'add',
      kind: 'campaign',
      placements: [{ parentId: rootId, rows: [row] }],
    });
    onSelect({ kind: 'campaign', id });
  };
  return (
    <div data-scope-ui="" className="flex min-h-0 flex-1 flex-col gap-2 p-2">
      <div className="flex min-h-6 items-center justify-between pl-2">
        <h2 className="text-13 font-semibold">{labels.title}</h2>
        {!isReadOnly && (
          <IconButton label={labels.addCampaign} size="small" onClick={addCampaign}>
            <PlusIcon />
          </IconButton>
        )}
      </div>
      <SearchField
        label={labels.search}
        placeholder={labels.search}
        clearLabel={labels.clear}
        value={tree.search}
        onValueChange={tree.setSearch}
      />
      <DragArea
        drag={drag}
        preview={() => dragged && <DragPreview>{treeItemName(dragged, language)}</DragPreview>}
      >
        <div
          tabIndex={0}
          role="tree"
          aria-label={labels.title}
          onKeyDown={tree.handleKey}
          onScroll={close}
          className="relative min-h-0 flex-1 overflow-y-auto"
        >
          {tree.items.map((item) =>
            item.removed ? (
              <RemovedTreeRow
                key={item.key}
                item={item}
                language={language}
                isActive={item.key === tree.activeKey}
                rowRef={tree.refOf(item.key)}
                onFocus={() => tree.setActive(item.key)}
                onTakeBack={takeBack && (() => item.removed && takeBack([item.removed]))}
              />
            ) : (
              <TreeRow
                key={item.key}
                item={item}
                sync={syncCounts?.get(item.level === 3 ? item.key : item.id)}
                removedCount={goneCounts.get(item.level === 3 ? item.key : item.id) ?? 0}
                isSelected={selected !== undefined && item.key === keyOfNode(selected)}
                isActive={item.key === tree.activeKey}
                rowRef={tree.refOf(item.key)}
                onFocus={() => tree.setActive(item.key)}
                onOpenChange={(isOpen) => tree.setOpen(item.id, isOpen)}
                menuButtonProps={buttonProps}
                language={language}
                onSelect={onSelect}
                isReadOnly={isReadOnly}
                isLoading={props.isLoading ?? false}
              />
            ),
          )}
        </div>
      </DragArea>
      {menu && (
        <TreeRowMenu
          {...menu}
          draft={draft}
          language={language}
          onSelect={onSelect}
          onCommand={onCommand}
          newId={newId}
          onTransfer={(unitId) => setTransfer({ unitId })}
          onCopyToDraft={props.renderCopyDialog && setCopied}
          onExport={props.onExport}
          onDelete={props.onDelete}
        />
      )}
      {transfer && !isReadOnly && (
        <TransferDialog
          draft={draft}
          kind="unit"
          ids={[transfer.unitId]}
          initialTargetId={transfer.targetId}
          limits={props.limits}
          sync={sync}
          language={language}
          onCommand={onCommand}
          newId={newId}
          onClose={() => setTransfer(undefined)}
          onClosed={() => tree.focusRow(transfer.unitId)}
        />
      )}
      {copied &&
        props.renderCopyDialog?.({
          ...copied,
          onClose: () => setCopied(undefined),
          onClosed: () => tree.focusRow(copied.ids[0] ?? ''),
        })}
      {tree.items.length === 0 && (
        <p className="px-2 text-12 text-fg-3">{tree.search === '' ? labels.empty : labels.noMatch}</p>
      )}
    </div>
  );
}

/** Whether a unit that moves to a campaign has rows in the account, which the next upload creates again. */
function isReplacing(
  { draft, sync }: StructureTreeProps,
  { unitId, campaignId }: { unitId: string; campaignId: string },
): boolean {
  if (!sync || parentOf(draft.tables.unit, unitId) === campaignId) return false;
  return movedLiveRows(draft, { kind: 'unit', ids: [unitId], targetId: campaignId, mode: 'move' }, sync) > 0;
}
