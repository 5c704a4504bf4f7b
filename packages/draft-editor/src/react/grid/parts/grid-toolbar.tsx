import { Button } from '@meridian/ui';
import { CircleAlertIcon, FunnelIcon } from '@meridian/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { AddFilter } from '../filter/add-filter';
import { errorsCondition, markedCondition } from '../filter/filter-columns';
import type { GridFilter } from '../filter/use-grid-filter';
import { gridLabels } from '../labels';
import type { EditableGridProps, GridCondition } from '../types';
import type { useShownColumns } from '../use-shown-columns';
import { ColumnsMenu } from './columns-menu';

export interface GridToolbarProps {
  props: EditableGridProps;
  filter: GridFilter;
  columns: ReturnType<typeof useShownColumns>;
  /** Further commands, before the column menu. */
  children?: ReactNode;
}

/** The commands above the grid. */
export function GridToolbar({ props, filter, columns, children }: GridToolbarProps): ReactElement {
  const labels = gridLabels[props.language];
  const { errorRows, markedRows, removedRows } = props;
  const removedCount = [...(removedRows?.after.values() ?? [])].reduce((sum, keys) => sum + keys.length, 0);
  const markedCount = (markedRows?.indexes.length ?? 0) + removedCount;
  const filterProps = (condition: GridCondition) => ({
    'aria-pressed': filter.has(condition),
    onClick: () => filter.toggle(condition),
  });
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line-2 px-3 py-2">
      {errorRows && (errorRows.length > 0 || filter.has(errorsCondition)) && (
        <Button icon={<CircleAlertIcon />} {...filterProps(errorsCondition)}>
          {labels.onlyErrors(errorRows.length)}
        </Button>
      )}
      {markedRows && (markedCount > 0 || filter.has(markedCondition)) && (
        <Button icon={<FunnelIcon />} {...filterProps(markedCondition)}>
          {markedRows.label(markedCount)}
        </Button>
      )}
      <AddFilter filter={filter} language={props.language} disabled={props.isLoading === true} />
      {children}
      <ColumnsMenu columns={props.columns} choice={columns} language={props.language} />
    </div>
  );
}
