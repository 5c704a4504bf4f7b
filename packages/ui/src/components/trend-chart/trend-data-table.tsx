import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { TrendTable, type TrendTableProps } from './trend-table';

export interface TrendDataTableProps extends TrendTableProps {
  /** Height of the chart in px: longer tables scroll. */
  height: number;
  /** Set when the chart failed to load: shows the error and a retry button. */
  onRetry?: () => void;
}

/** The table that replaces the chart. */
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
