import { StructureTree } from '@meridian/draft-editor';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, cn, ResizablePanel } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';
import { useId, useState } from 'react';
import { useEditor } from '../editor-model';
import { selectedNode } from '../shown-node';
import { structureWidths } from '../use-editor-panels';
import { useExportRows } from '../use-export-rows';
import { ChangeSteps } from './change-steps';
import { CopyDialog } from './copy-dialog';
import { IssueSummary } from './issue-summary';
import { RemovedRows } from './removed-rows';

const newId = () => crypto.randomUUID();

/** The structure of the draft, and the errors to correct before an upload. Folded on a phone. */
export function StructurePanel() {
  const {
    draft,
    issues,
    limits,
    sync,
    node,
    scope,
    isReadOnly,
    isLoading,
    removals,
    jump,
    panels,
    ...editor
  } = useEditor();
  const { language } = useLanguage();
  const { t } = useTranslation('adDrafts');
  const exportRows = useExportRows();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <ResizablePanel
      label={t('editor.structure')}
      separatorLabel={t('editor.structureWidth')}
      width={panels.structureWidth}
      minWidth={structureWidths.min}
      maxWidth={structureWidths.max}
      defaultWidth={structureWidths.initial}
      onWidthChange={panels.setStructureWidth}
      className="flex flex-col border-r border-line-2 max-desktop:border-r-0 max-desktop:border-b"
    >
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<ChevronDownIcon className={cn(!isOpen && '-rotate-90')} />}
        onClick={() => setIsOpen(!isOpen)}
        className="m-1 justify-start desktop:hidden"
      >
        {t(isOpen ? 'editor.hideStructure' : 'editor.showStructure')}
      </Button>
      <div
        id={id}
        className={cn(
          'relative flex min-h-0 flex-1 flex-col max-desktop:max-h-96 max-desktop:overflow-y-auto',
          !isOpen && 'max-desktop:hidden',
        )}
      >
        <div className="flex min-h-0 flex-1 flex-col max-desktop:max-h-64 max-desktop:min-h-40 max-desktop:shrink-0">
          <StructureTree
            draft={draft}
            issues={issues}
            limits={limits}
            sync={sync}
            language={language}
            newId={newId}
            isReadOnly={isReadOnly}
            isLoading={isLoading}
            selected={selectedNode(draft, node, scope)}
            removed={removals.removed}
            onTakeBack={removals.takeBack}
            onCommand={removals.run}
            onDelete={editor.setRemoving}
            renderCopyDialog={isLoading ? undefined : (dialog) => <CopyDialog {...dialog} />}
            onExport={isLoading ? undefined : ({ kind, id }) => exportRows(kind, [id])}
            onSelect={(next) => {
              setIsOpen(false);
              editor.select(next);
            }}
          />
        </div>
        <ChangeSteps />
        <RemovedRows isReadOnly={isReadOnly} removed={removals.removed} onTakeBack={removals.takeBack} />
        <IssueSummary
          draft={draft}
          issues={issues}
          isLoading={isLoading}
          onJump={jump}
          onShowAll={() => editor.setHasIssuesSheet(true)}
        />
      </div>
    </ResizablePanel>
  );
}
