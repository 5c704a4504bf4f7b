import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { TrendTable, type TrendTableProps } from './trend-table';

export interface TrendDataTableProps extends TrendTableProps {
  /** In px, as that of the chart: longer tables scroll. */
  height: number;
  /** Given where the chart could not be loaded: says so, and offers to try again. */
  onRetry?: () => void;
}

/** The table in the place of the chart. */
export function TrendDataTable({ height, onRetry, ...table }: TrendDataTableProps) {
  return (
    <div className="flex flex-col gap-2 pb-2">
      {onRetry && (
        <Alert
          tone="warn"
          action={
            <Button variant="link" onClick={onRetry}>
              {table.labels.retry}
            </Button>
          }
        >
          {table.labels.failed}
        </Alert>
      )}
      <div
        role="region"
        aria-label={table.title}
        tabIndex={0}
        style={{ height }}
        className="overflow-auto rounded-xs focus-ring print:h-auto!"
      >
        <TrendTable {...table} />
      </div>
    </div>
  );
}
