import { cn } from '@meridian/ui';
import { useState, type ReactElement } from 'react';
import { EditableContent } from './parts/editable-content';
import { GridToolbar } from './parts/grid-toolbar';
import type { EditableGridProps } from './types';
import { useGridRows } from './use-grid-rows';
import { useShownColumns } from './use-shown-columns';

/**
 * A spreadsheet of up to 100,000 rows, of which those in view are drawn. It holds no values: the host has them, applies
 * the edits and passes the next values. Its container gives it a height.
 */
export function EditableGrid(props: EditableGridProps): ReactElement {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { rows, view, changeView } = useGridRows(props);
  const columns = useShownColumns(props);
  return (
    <div data-scope-ui="" className={cn('flex min-h-0 flex-1 flex-col bg-surface', props.className)}>
      <GridToolbar {...{ props, view, columns }} onViewChange={changeView} />
      <div ref={setScroller} className="relative min-h-0 flex-1 overflow-auto">
        {scroller && (
          <EditableContent
            {...{ props, rows, scroller }}
            shownColumns={columns.shown}
            sort={view.sort}
            onSort={(sort) => changeView({ ...view, sort })}
            onResize={columns.setWidth}
          />
        )}
      </div>
    </div>
  );
}
