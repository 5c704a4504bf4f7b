import { InputStoreProvider, type DraftNode, type EditableGridHandle } from '@meridian/draft-editor';
import { isEditable, openIssues, withInputIssues } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Banner, cn } from '@meridian/ui';
import { Suspense, useMemo, useRef, useState } from 'react';
import { ExportDraftButton } from '../export/export-draft-button';
import { ImportButton, LazyImportDialog, type ImportRequest } from '../import/import-button';
import { LockBanner } from '../upload/lock-banner';
import type { ItemsAddress } from '../upload/upload-address';
import { UploadStep } from '../upload/upload-step';
import { partOfKind, partOfStep, type EditorPart } from './draft-address';
import { ConflictPanel } from './parts/conflict-panel';
import { DeletedBanner } from './parts/deleted-banner';
import { EditorContent } from './parts/editor-content';
import { EditorFooter } from './parts/editor-footer';
import { EditorHeader } from './parts/editor-header';
import { IssuesSheet } from './parts/issues-sheet';
import { RemoveDialog } from './parts/remove-dialog';
import { RemoveLiveDialog } from './parts/remove-live-dialog';
import { CampaignSide, CreativeSide, SidePanel } from './parts/side-panel';
import { checkedSteps, errorsByStep, StepNav } from './parts/step-nav';
import { StructurePanel } from './parts/structure-panel';
import { WaitingPanel } from './parts/waiting-panel';
import { PicturePicker } from './pictures/picture-picker';
import { usePictureChoice } from './pictures/use-picture-choice';
import type { DraftStore } from './session/draft-store';
import type { OpenDraft } from './session/open-draft';
import { useDiscardNotice } from './session/use-discard-notice';
import { useIssues } from './session/use-issues';
import { useRejectedTexts } from './session/use-typed-texts';
import { useWaivers } from './session/use-waivers';
import { nodeAt } from './shown-node';
import { useDraftSync } from './use-draft-sync';
import { useJump } from './use-jump';
import { usePreviewed } from './use-previewed';
import { useRemovals } from './use-removals';
import { useUndoKeys } from './use-undo-keys';

export interface DraftEditorProps {
  open: OpenDraft;
  store: DraftStore;
  part: EditorPart;
  /** The campaign or unit in the address. */
  row: string | undefined;
  /** Which items of the upload are listed. */
  items: ItemsAddress;
  onItemsChange: (items: ItemsAddress) => void;
  /** Shows another part. */
  onNavigate: (part: EditorPart, row: string | undefined) => void;
  /** Shows another draft. */
  onOpen: (draftId: string) => void;
  onBack: () => void;
  canEdit: boolean;
  /** IANA name, for times. */
  timeZone: string;
}

const newId = () => crypto.randomUUID();

/** A draft that is open: its structure, the form or grid of what is selected, and a preview of a creative. */
export function DraftEditor(props: DraftEditorProps) {
  return (
    <InputStoreProvider value={props.store.inputs}>
      <EditorParts {...props} />
    </InputStoreProvider>
  );
}

function EditorParts(props: DraftEditorProps) {
  const { open, store, part, row, onNavigate, onBack, canEdit, timeZone } = props;
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const { draft } = open.session.history;
  const checked = useIssues(draft);
  const rejected = useRejectedTexts();
  const found = useMemo(() => checked && withInputIssues(checked, rejected), [checked, rejected]);
  const { waivers, waive, unwaive } = useWaivers(open.summary.id);
  const issues = useMemo(() => found && openIssues(found, waivers), [found, waivers]);
  const { sync, live } = useDraftSync(open);
  const removals = useRemovals(open, { live, store });
  const isDeleted = open.saving === 'deleted';
  const isReadOnly = !canEdit || !isEditable(open.summary.status) || isDeleted;
  const node = nodeAt(draft, part, row);
  const [removing, setRemoving] = useState<DraftNode>();
  const pictureChoice = usePictureChoice({ draft, onCommand: removals.run });
  const [importing, setImporting] = useState<ImportRequest>();
  const [isSideOpen, setIsSideOpen] = useState(false);
  const sideLabel = t(part === 'campaign' || part === 'upload' ? 'editor.summary' : 'editor.preview');
  const hasSide = node !== undefined || part === 'upload';
  const preview = usePreviewed(draft, node);
  const grid = useRef<EditableGridHandle>(null);
  const content = useRef<HTMLDivElement>(null);
  const select = ({ kind, id }: DraftNode) => onNavigate(partOfKind(kind), id);
  useUndoKeys(store);
  useDiscardNotice(store.inputs);
  const formRowId = part === 'creative' ? preview.saved?.id : node?.id;
  const jump = useJump({ draft, grid, content, formRowId, select });
  const [hasIssuesSheet, setHasIssuesSheet] = useState(false);
  const structure = (
    <StructurePanel
      draft={draft}
      issues={issues}
      sync={sync}
      language={language}
      newId={newId}
      isReadOnly={isReadOnly}
      selected={node}
      removed={removals.removed}
      onSelect={select}
      onCommand={removals.run}
      onTakeBack={removals.takeBack}
      onDelete={setRemoving}
      onJump={jump}
      onShowAll={() => setHasIssuesSheet(true)}
    />
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <EditorHeader
        open={open}
        timeZone={timeZone}
        isReadOnly={isReadOnly}
        onBack={onBack}
        onRename={(name) => store.run({ type: 'rename', name })}
        onUndo={store.undo}
        onRedo={store.redo}
        onRetry={store.saveNow}
        actions={
          node &&
          (part === 'campaign' || part === 'unit') && (
            <>
              {!isReadOnly && <ImportButton scope="draft" unitId={undefined} onImport={setImporting} />}
              <ExportDraftButton accountId={open.summary.accountId} draft={draft} />
            </>
          )
        }
        side={
          hasSide
            ? { label: sideLabel, isOpen: isSideOpen, onToggle: () => setIsSideOpen(!isSideOpen) }
            : undefined
        }
      >
        <StepNav
          part={part}
          errorsOf={errorsByStep(issues)}
          isChecked={checkedSteps(issues, draft)}
          onStep={(step) => onNavigate(partOfStep(step), node?.id)}
        />
      </EditorHeader>
      {isDeleted && <DeletedBanner open={open} store={store} onOpen={props.onOpen} />}
      {part !== 'upload' && !isDeleted && (
        <LockBanner
          open={open}
          store={store}
          canEdit={canEdit}
          onShow={() => onNavigate('upload', undefined)}
        />
      )}
      {(!open.isJournaled || !open.isTypingStored) && <Banner tone="warn" title={t('saving.notJournaled')} />}
      <ConflictPanel conflicts={open.session.conflicts} onDecide={store.decide} />
      {part !== 'upload' && (
        <WaitingPanel draft={draft} isReadOnly={isReadOnly} onCommand={store.run} onJump={jump} />
      )}
      {part === 'upload' && (
        <UploadStep
          open={open}
          store={store}
          structure={structure}
          isSideOpen={isSideOpen}
          canEdit={canEdit}
          timeZone={timeZone}
          onBack={onBack}
          items={props.items}
          onItemsChange={props.onItemsChange}
          onJump={jump}
          onShow={(next) => onNavigate(next, undefined)}
          onOpenPart={(kind, parentId) => onNavigate(partOfKind(kind), parentId || undefined)}
          onOpen={props.onOpen}
        />
      )}
      {part !== 'upload' && (
        <>
          <div className="flex min-h-0 flex-1 max-desktop:flex-col max-desktop:overflow-y-auto">
            {structure}
            <div
              ref={content}
              className={cn(
                'flex min-h-0 min-w-0 flex-1 flex-col max-desktop:shrink-0',
                isSideOpen && node && 'max-roomy:hidden',
              )}
            >
              <EditorContent
                open={open}
                part={part}
                node={node}
                issues={issues}
                sync={sync}
                isReadOnly={isReadOnly}
                pictures={pictureChoice.source}
                creative={part === 'creative' ? preview.saved : undefined}
                removed={removals.removed}
                onTakeBack={removals.takeBack}
                gridRef={grid}
                onCommand={removals.run}
                onSelect={select}
                onImport={setImporting}
                onUndo={store.undo}
                onRedo={store.redo}
                onActiveRowChange={preview.setActiveId}
                onTyping={preview.setTyped}
              />
            </div>
            {node && (
              <SidePanel isOpen={isSideOpen} label={sideLabel}>
                {node.kind === 'campaign' ? (
                  <CampaignSide
                    draft={draft}
                    issues={issues}
                    draftId={open.summary.id}
                    campaignId={node.id}
                    onShowSection={(section) => {
                      setIsSideOpen(false);
                      showSection(content.current, section);
                    }}
                  />
                ) : (
                  <CreativeSide draft={draft} creative={preview.shown} />
                )}
              </SidePanel>
            )}
          </div>
          <EditorFooter
            part={part}
            errorCount={issues?.counts().error ?? 0}
            onShow={(next) => onNavigate(next, node?.id)}
            onShowErrors={() => setHasIssuesSheet(true)}
          />
        </>
      )}
      <IssuesSheet
        draft={draft}
        waivers={waivers}
        language={language}
        timeZone={timeZone}
        isReadOnly={isReadOnly}
        issues={found}
        isOpen={hasIssuesSheet}
        onOpenChange={setHasIssuesSheet}
        onJump={jump}
        onWaive={waive}
        onUnwaive={unwaive}
      />
      {pictureChoice.place && (
        <PicturePicker
          accountId={open.summary.accountId}
          boundIds={pictureChoice.boundIds}
          onChoose={pictureChoice.choose}
          onClose={pictureChoice.close}
        />
      )}
      <Suspense>
        {importing && (
          <LazyImportDialog
            {...importing}
            draft={draft}
            draftId={open.summary.id}
            accountId={open.summary.accountId}
            onCommand={removals.run}
            onClose={() => setImporting(undefined)}
          />
        )}
      </Suspense>
      {removals.asked && (
        <RemoveLiveDialog
          named={removals.asked.named}
          live={removals.asked.live}
          onRemove={() => removals.asked && store.run(removals.asked.command)}
          onClose={removals.cancel}
        />
      )}
      {(removing?.kind === 'campaign' || removing?.kind === 'unit') && (
        <RemoveDialog
          open={open}
          live={removals.countsOf({ type: 'remove', kind: removing.kind, ids: [removing.id] })}
          node={{ kind: removing.kind, id: removing.id }}
          onRemove={() => store.run({ type: 'remove', kind: removing.kind, ids: [removing.id] })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

/** On a phone the section is shown once the panel is gone. */
function showSection(content: HTMLElement | null, section: string): void {
  requestAnimationFrame(() => {
    const element = content?.querySelector(`[data-section="${section}"]`);
    element?.scrollIntoView({ block: 'start' });
    element?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  });
}
