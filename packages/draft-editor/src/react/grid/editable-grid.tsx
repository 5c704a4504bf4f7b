import { cn } from '@meridian/ui';
import {
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react';
import { FilterChips } from './filter/filter-chips';
import { useGridFilter } from './filter/use-grid-filter';
import { FindPanel } from './find/find-panel';
import { EditableContent, type EditableContentHandle } from './parts/editable-content';
import { GridToolbar } from './parts/grid-toolbar';
import { RowCommands } from './parts/row-commands';
import type { EditableGridHandle, EditableGridProps } from './types';
import { positionOf, useGridRows, type GridRows, tickedRows } from './use-grid-rows';
import { useShownColumns } from './use-shown-columns';

/**
 * A spreadsheet of up to 100,000 rows, which draws only the visible ones. It holds no values: the host keeps them, applies the edits and
 * passes the next values. Its container determines its height.
 */
export function EditableGrid({
  ref,
  ...given
}: EditableGridProps & { ref?: Ref<EditableGridHandle> }): ReactElement {
  const [scroller, showRows] = useScroller();
  const [isFinding, setIsFinding] = useState(false);
  const findField = useRef<HTMLInputElement>(null);
  const content = useRef<EditableContentHandle>(null);
  /** A cell that the host requested before the rows are drawn. */
  const wanted = useRef<Parameters<EditableContentHandle['goTo']>[0]>(null);
  const { rows, view, isReady, ...gridRows } = useGridRows(given);
  const props = useVisibleTicks(given, rows);
  const columns = useShownColumns(props);
  const filter = useGridFilter({
    conditions: view.filter,
    columns: gridRows.columns,
    onChange: gridRows.setFilter,
  });
  useImperativeHandle(ref, () => ({
    focusCell: (rowKey, columnId) => {
      const row = positionOf(rowKey, rows);
      if (row === null) return false;
      if (content.current) content.current.goTo({ row, columnId });
      else wanted.current = { row, columnId };
      return true;
    },
  }));
  useEffect(() => {
    if (!scroller || !wanted.current) return;
    content.current?.goTo(wanted.current);
    wanted.current = null;
  }, [scroller]);
  const openFind = () => {
    if (props.isLoading) return;
    setIsFinding(true);
    findField.current?.focus();
  };
  const closeFind = () => {
    setIsFinding(false);
    content.current?.focus();
  };
  return (
    <div data-scope-ui="" className={cn('flex min-h-0 flex-1 flex-col bg-surface', props.className)}>
      <GridToolbar props={props} filter={filter} columns={columns}>
        <RowCommands
          props={props}
          isFinding={isFinding}
          onDone={() => content.current?.focus()}
          onFind={() => (isFinding ? closeFind() : setIsFinding(true))}
        />
      </GridToolbar>
      <FilterChips filter={filter} language={props.language} onFocusLost={() => content.current?.focus()} />
      {isFinding && (
        <FindPanel
          field={findField}
          props={props}
          rows={rows}
          content={content}
          shownColumns={columns.shown}
          onClose={closeFind}
        />
      )}
      <div ref={showRows} className="relative min-h-0 flex-1 overflow-auto">
        {scroller && (
          <EditableContent
            ref={content}
            props={props}
            rows={rows}
            scroller={scroller}
            shownColumns={columns.shown}
            filter={filter}
            isReady={isReady}
            sort={view.sort}
            onSort={(sort) => {
              if (!props.isLoading) gridRows.setSort(sort);
            }}
            onHide={(id) => columns.setIsHidden(id, true)}
            onResize={columns.setWidth}
            onFind={openFind}
          />
        )}
      </div>
    </div>
  );
}

/** The props without ticks of rows that a filter hides. */
function useVisibleTicks(props: EditableGridProps, rows: GridRows): EditableGridProps {
  const { selectedRows } = props;
  const ticked = useMemo(
    () => (selectedRows && selectedRows.size > 0 ? tickedRows(selectedRows, rows) : selectedRows),
    [selectedRows, rows],
  );
  return ticked === selectedRows || !ticked ? props : { ...props, selectedRows: ticked };
}

/** The scroller, once it is mounted. Its rows are drawn after the rest, in short tasks: drawn at once, they would block the browser. */
function useScroller(): [HTMLDivElement | null, (element: HTMLDivElement | null) => void] {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const set = useCallback(
    (element: HTMLDivElement | null) => startTransition(() => setScroller(element)),
    [],
  );
  return [scroller, set];
}
