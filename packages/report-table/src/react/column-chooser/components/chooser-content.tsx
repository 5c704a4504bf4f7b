import { Button, cn, SearchField } from '@meridian/ui';
import { useState, type ReactNode, type Ref } from 'react';
import type { ColumnState } from '../../../core/columns/column-state';
import type { ReportColumn } from '../../../core/columns/columns';
import type { ColumnChooserLabels } from '../labels';
import { useColumnDraft } from '../use-column-draft';
import { ColumnList } from './column-list';

export interface ChooserContentProps {
  /** As sent by the server. */
  columns: readonly ReportColumn[];
  columnState: ColumnState;
  defaultColumnState: ColumnState;
  labels: ColumnChooserLabels;
  footer: ReactNode;
  onApply: (state: ColumnState) => void;
  onCancel: () => void;
  onDraggingChange: (isDragging: boolean) => void;
  searchRef: Ref<HTMLInputElement>;
  className?: string;
}

/** The content of the panel with the draft: changes take effect when applied. */
export function ChooserContent({
  columns,
  columnState,
  defaultColumnState,
  labels,
  footer,
  onApply,
  onCancel,
  onDraggingChange,
  searchRef,
  className,
}: ChooserContentProps) {
  const draft = useColumnDraft(columns, columnState, defaultColumnState);
  const [query, setQuery] = useState('');
  return (
    <div data-scope-ui="" className={cn('flex flex-col', className)}>
      <div className="flex items-center gap-2 px-3 pt-2">
        <span className="text-ctl font-semibold text-fg-1">{labels.columns}</span>
        <span className="flex-1 text-12 text-fg-3">
          {labels.shownCount({ shown: draft.shownCount, total: draft.totalCount })}
        </span>
        <Button variant="link" onClick={draft.reset}>
          {labels.reset}
        </Button>
      </div>
      <SearchField
        ref={searchRef}
        label={labels.find}
        placeholder={labels.find}
        clearLabel={labels.clearFind}
        value={query}
        onValueChange={setQuery}
        className="px-3 pt-1 pb-1"
      />
      <ColumnList draft={draft} query={query.trim()} labels={labels} onDraggingChange={onDraggingChange} />
      <div className="flex items-center justify-end gap-2 border-t border-line-2 px-3 py-2.5">
        {footer && (
          <span data-scope-end="" className="mr-auto">
            {footer}
          </span>
        )}
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button variant="primary" onClick={() => onApply(draft.state)}>
          {labels.apply}
        </Button>
      </div>
    </div>
  );
}
