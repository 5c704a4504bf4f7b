import { limitsOf } from '@meridian/api-client/contract';
import type { DraftNode, EditableGridHandle } from '@meridian/draft-editor';
import {
  childrenOf,
  type Draft,
  findRow,
  isEditable,
  issuesOfUpload,
  openIssues,
  type ProviderLimits,
  type Row,
  withInputIssues,
} from '@meridian/draft-editor/core';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { AccountChoice } from '../../../lib/choices/use-account-options';
import type { ImportRequest } from '../import/import-button';
import type { ItemsAddress } from '../upload/upload-address';
import { useAccountMerge } from './account-merge/use-account-merge';
import { type EditorPart, partOfKind, type RowScope } from './draft-address';
import type { PerformancePeriod } from './performance/use-performance-period';
import { usePictureChoice } from './pictures/use-picture-choice';
import type { DraftStore } from './session/draft-store';
import type { OpenDraft } from './session/open-draft';
import { useDiscardNotice } from './session/use-discard-notice';
import { useIssues } from './session/use-issues';
import { useRulesOfDraft } from './session/use-rules-of-draft';
import { useRejectedTexts } from './session/use-typed-texts';
import { useWaivers } from './session/use-waivers';
import { isInGrid, nodeAt } from './shown-node';
import { useChanges } from './use-changes';
import { useDraftSync } from './use-draft-sync';
import type { EditorPanels } from './use-editor-panels';
import { useJump } from './use-jump';
import { useRemovals } from './use-removals';
import { useSide } from './use-side';

export interface DraftEditorProps {
  open: OpenDraft;
  store: DraftStore;
  part: EditorPart;
  /** The campaign or unit in the address. */
  row: string | undefined;
  /** The scope in the address. */
  scope?: RowScope | undefined;
  /** The filters in the address. */
  where?: readonly string[] | undefined;
  onWhereChange?: (where: readonly string[] | undefined) => void;
  /** The days of the metrics beside rows, and the day in the account's time zone. */
  period: PerformancePeriod;
  /** The visible items of the upload. */
  items: ItemsAddress;
  onItemsChange: (items: ItemsAddress) => void;
  /** Shows another part, without filters unless they are given. */
  onNavigate: (
    part: EditorPart,
    row: string | undefined,
    scope?: RowScope,
    where?: readonly string[],
  ) => void;
  /** Shows another draft. */
  onOpen: (draftId: string) => void;
  onBack: () => void;
  canEdit: boolean;
  /** The user's accounts. */
  accounts: readonly AccountChoice[];
  /** IANA name of the time zone. */
  timeZone: string;
  panels: EditorPanels;
}

/** State shared by the parts of an editor: the draft, its issues, the visible part, and open dialogs. */
export function useEditorModel(props: DraftEditorProps) {
  const { open, store, part, row, scope, where, onNavigate, canEdit } = props;
  const { draft } = open.session.history;
  const limits = limitsOf(open.summary.provider);
  const isLoading = open.loadedRows !== undefined;
  const node = nodeAt(draft, part, row);
  const accountMerge = useAccountMerge(open, { store, canEdit: canEdit && !isLoading });
  const { sync, live, providerIdOf, isLoading: isSyncLoading } = useDraftSync(open, accountMerge.conflicts);
  const removals = useRemovals(open, { live, store });
  // an upload of a draft without campaigns can only have removed items
  const isRemoving = removals.removed.length > 0 || !isEditable(open.summary.status);
  const preview = usePreviewed(draft, node, scope);
  /** The creative whose form is open, with its saved values. */
  const creative = part === 'creative' ? preview.saved : undefined;
  const grid = useRef<EditableGridHandle>(null);
  /** Element around the form or the grid. */
  const content = useRef<HTMLDivElement>(null);
  const select = ({ kind, id }: DraftNode) => onNavigate(partOfKind(kind), id);
  const selectInGrid = ({ kind, id }: DraftNode, keepsFilter: boolean) => {
    const isOwn = kind === part && !hasOwnForm(kind);
    onNavigate(partOfKind(kind), id, isOwn ? scope : undefined, isOwn && keepsFilter ? where : undefined);
  };
  const isGrid = node !== undefined && isInGrid(node, scope);
  const formRowId = part === 'creative' ? creative?.id : isGrid ? undefined : node?.id;
  const isDeleted = open.saving === 'deleted';
  const isLocked = !canEdit || !isEditable(open.summary.status) || isDeleted;
  /** Shows a row, and gives its field the focus. */
  const jump = useJump({ draft, grid, content, formRowId, select: selectInGrid });
  const { removed } = removals;
  const activeId = isGrid ? preview.activeId : null;
  const changes = useChanges({ draft, sync, removed, node, activeId, jump });
  useUndoKeys(store);
  useDiscardNotice(store.inputs);
  return {
    ...props,
    ...useFound(open, { limits, isRemoving: isSyncLoading ? undefined : isRemoving }),
    ...useOverlays(),
    draft,
    /** What the provider of the draft's account accepts. */
    limits,
    node,
    sync,
    /** Id at the provider of a row that is in the account. */
    providerIdOf,
    accountMerge,
    removals,
    /** Whether the upload removes items, or did. */
    isRemoving,
    preview,
    creative,
    side: useSide(part, { panels: props.panels, isGrid }),
    /** Whether a grid is shown. */
    isGrid,
    grid,
    content,
    isDeleted,
    /** Whether further rows are loading. */
    isLoading,
    /** Whether the draft cannot be changed, now or once its rows are loaded. */
    isLocked,
    isReadOnly: isLocked || isLoading,
    /** Shows a row. */
    select,
    jump,
    /** Steps between the rows that differ from the account. */
    changes,
    pictureChoice: usePictureChoice({ draft, onCommand: removals.run }),
  };
}

/**
 * Issues of a draft: `found` has all of them, `issues` those without a waiver; undefined until it is checked. Only a draft without
 * campaigns waits until `isRemoving` is known.
 */
function useFound(
  { session, summary, loadedRows }: OpenDraft,
  { limits, isRemoving }: { limits: ProviderLimits; isRemoving: boolean | undefined },
) {
  const own = useRulesOfDraft(summary.id);
  const { ownRules } = own;
  const ofRows = useIssues(loadedRows === undefined ? session.history.draft : undefined, {
    limits,
    ownRules,
  });
  const checked = useMemo(() => {
    if (!ofRows || (isRemoving === undefined && ofRows.draft.tables.campaign.size === 0)) return undefined;
    return issuesOfUpload(ofRows, { isRemoving: isRemoving === true });
  }, [ofRows, isRemoving]);
  const rejected = useRejectedTexts(limits);
  const found = useMemo(() => checked && withInputIssues(checked, rejected), [checked, rejected]);
  const { waivers, waive, unwaive } = useWaivers(summary.id);
  const issues = useMemo(() => found && openIssues(found, waivers), [found, waivers]);
  return { found, issues, waivers, waive, unwaive, own };
}

/** Whether a row of a kind is shown in its form. */
function hasOwnForm(kind: DraftNode['kind']): boolean {
  return kind === 'campaign' || kind === 'unit';
}

/** State of the dialogs above the editor. */
function useOverlays() {
  const [hasIssuesSheet, setHasIssuesSheet] = useState(false);
  /** The campaign or unit for which the deletion dialog is open. */
  const [removing, setRemoving] = useState<DraftNode>();
  const [importing, setImporting] = useState<ImportRequest>();
  const [hasHistory, setHasHistory] = useState(false);
  return {
    hasIssuesSheet,
    setHasIssuesSheet,
    removing,
    setRemoving,
    importing,
    setImporting,
    /** Whether the history of the draft is shown. */
    hasHistory,
    setHasHistory,
  };
}

type EditorModel = ReturnType<typeof useEditorModel>;
const EditorContext = createContext<EditorModel | null>(null);

/** Provides the parts of an editor with their shared state. */
export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorModel {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This part belongs into an editor.');
  return editor;
}

/** Undo and redo by keys, outside text fields and grids, which have their own. */
function useUndoKeys({ undo, redo }: Pick<DraftStore, 'undo' | 'redo'>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const letter = event.key.toLowerCase();
      const isControl = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isControl || (letter !== 'z' && letter !== 'y') || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [undo, redo]);
}

/** The active creative of the grid, or the first one of the unit, both as saved and while it is typed. */
function usePreviewed(draft: Draft, node: DraftNode | undefined, scope: RowScope | undefined) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [typed, setTyped] = useState<Row<'creative'>>();
  const unitId = node === undefined || node.kind === 'campaign' ? undefined : node.id;
  const creatives = unitId === undefined ? [] : childrenOf(draft, 'creative', unitId);
  const active = activeId === null ? undefined : findRow(draft, 'creative', activeId);
  const saved = active && (scope || creatives.includes(active)) ? active : creatives[0];
  const shown = saved && typed?.id === saved.id ? typed : saved;
  return { activeId, saved, shown, setActiveId, setTyped };
}
