import { StructureTree, type StructureTreeProps } from '@meridian/draft-editor';
import type { Issue } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, cn } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';
import { useId, useState } from 'react';
import { IssueSummary } from './issue-summary';
import { RemovedRows, type RemovedRowsProps } from './removed-rows';

export interface StructurePanelProps extends StructureTreeProps {
  /** Shows the row of an issue. */
  onJump: (issue: Issue) => void;
  onShowAll: () => void;
  /** Deleted rows that the account has. */
  removed: RemovedRowsProps['removed'];
  onTakeBack: RemovedRowsProps['onTakeBack'];
}

/** The structure of the draft, and what has to change before it is uploaded. On a phone it is folded. */
export function StructurePanel({ onJump, onShowAll, removed, onTakeBack, ...tree }: StructurePanelProps) {
  const { t } = useTranslation('adDrafts');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <aside
      aria-label={t('editor.structure')}
      className="flex w-64 shrink-0 flex-col border-r border-line-2 max-desktop:w-full max-desktop:border-r-0 max-desktop:border-b"
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
            {...tree}
            removed={removed}
            onTakeBack={onTakeBack}
            onSelect={(node) => {
              setIsOpen(false);
              tree.onSelect(node);
            }}
          />
        </div>
        <RemovedRows isReadOnly={tree.isReadOnly ?? false} removed={removed} onTakeBack={onTakeBack} />
        <IssueSummary draft={tree.draft} issues={tree.issues} onJump={onJump} onShowAll={onShowAll} />
      </div>
    </aside>
  );
}
