import { InputStoreProvider, OwnRulesProvider } from '@meridian/draft-editor';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { UploadStep } from '../upload/upload-step';
import { partOfKind } from './draft-address';
import { EditorProvider, useEditor, useEditorModel, type DraftEditorProps } from './editor-model';
import { EditorContent } from './parts/editor-content';
import { EditorDialogs } from './parts/editor-dialogs';
import { EditorFooter } from './parts/editor-footer';
import { EditorHeader } from './parts/editor-header';
import { EditorNotices } from './parts/editor-notices';
import { EditorSide } from './parts/editor-side';
import { StructurePanel } from './parts/structure-panel';

/** An open draft: its structure, the form or grid of the selection, and a preview of a creative. */
export function DraftEditor(props: DraftEditorProps) {
  return (
    <InputStoreProvider value={props.store.inputs}>
      <EditorParts {...props} />
    </InputStoreProvider>
  );
}

function EditorParts(props: DraftEditorProps) {
  const editor = useEditorModel(props);
  return (
    <OwnRulesProvider value={editor.own.ownRules}>
      <EditorProvider value={editor}>
        <div aria-busy={editor.isLoading} className="relative flex min-h-0 flex-1 flex-col">
          <EditorHeader />
          <EditorNotices />
          {props.part !== 'upload' ? <Editing /> : editor.isLoading ? <UploadWaits /> : <Upload />}
          <EditorDialogs />
        </div>
      </EditorProvider>
    </OwnRulesProvider>
  );
}

function Editing() {
  const { content, side, node, part } = useEditor();
  // beside the form of a creative, so that the grid above has the whole width
  const isInContent = part === 'creative' && side.isBeside;
  return (
    <>
      <div className="flex min-h-0 flex-1 max-desktop:flex-col max-desktop:overflow-y-auto">
        <StructurePanel />
        <div
          ref={content}
          className={cn(
            'flex min-h-0 min-w-0 flex-1 flex-col max-desktop:shrink-0',
            side.isOpen && node && 'max-wide:hidden',
          )}
        >
          <EditorContent />
        </div>
        {!isInContent && <EditorSide />}
      </div>
      <EditorFooter />
    </>
  );
}

function UploadWaits() {
  const { t } = useTranslation('adDrafts');
  return <p className="flex-1 px-page py-5 text-13 text-fg-3 max-desktop:px-4">{t('loadingRows.upload')}</p>;
}

function Upload() {
  const { open, store, side, canEdit, accountMerge, timeZone, items, jump, ...on } = useEditor();
  return (
    <UploadStep
      open={open}
      store={store}
      structure={<StructurePanel />}
      isSideOpen={side.isOpen}
      canEdit={canEdit}
      conflictCount={accountMerge.conflictCount}
      timeZone={timeZone}
      onBack={on.onBack}
      items={items}
      onItemsChange={on.onItemsChange}
      onJump={jump}
      onShow={(next) => on.onNavigate(next, undefined)}
      onOpenPart={(kind, parentId) => on.onNavigate(partOfKind(kind), parentId || undefined)}
      onOpen={on.onOpen}
    />
  );
}
