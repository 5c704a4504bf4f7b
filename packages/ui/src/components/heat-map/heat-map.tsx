import { cn } from '../../lib/cn';
import { heatFills } from './heat-fills';
import { HeatMapLegend } from './heat-map-legend';
import { heatPeak, heatStep, type HeatCell } from './heat-step';
import { useHeatCursor } from './use-heat-cursor';

export interface HeatMapProps {
  /** Names of the rows, such as the days of a week. */
  rows: readonly string[];
  /** Names of the columns, such as the hours of a day; of more than twelve every third is shown. */
  columns: readonly string[];
  /** By row, then column; null if the value is unknown. */
  values: readonly (readonly (number | null)[])[];
  /** Names the map for assistive technology. */
  caption: string;
  /** Formats a value. */
  formatValue: (value: number) => string;
  /** A cell in words, for the tooltip: `Sat 21:00, 588 clicks`. */
  describeCell: (cell: HeatCell) => string;
  /** `above` the map (default), or `none` if the host places a `HeatMapLegend` itself. */
  legend?: 'above' | 'none' | undefined;
  className?: string;
}

const name = 'text-start text-11 font-normal whitespace-nowrap text-fg-3 tabular-nums';

// beyond the edge, over the gap between the cells
const rowName = 'sticky -start-0.5 z-sticky bg-surface ps-0.5';

/** Values over two dimensions as a table of seven tints. Arrow keys move between cells; a narrow map scrolls horizontally. */
export function HeatMap({
  rows,
  columns,
  values,
  caption,
  formatValue,
  describeCell,
  legend = 'above',
  className,
}: HeatMapProps) {
  const { mapRef, explained, gridProps, cellProps } = useHeatCursor({
    rowCount: rows.length,
    columnCount: columns.length,
  });
  const max = heatPeak(values)?.value ?? 0;
  const valueAt = (row: number, column: number) => values[row]?.[column] ?? null;
  const namedEvery = columns.length > 12 ? 3 : 1;
  return (
    <div data-scope-ui="" ref={mapRef} className={cn('relative', className)}>
      {legend === 'above' && (
        <HeatMapLegend values={values} formatValue={formatValue} className="mb-2 justify-end" />
      )}
      {/* padding for the focus ring of the outer cells */}
      <div className="relative -m-0.5 overflow-x-auto p-0.5">
        <table
          role="grid"
          {...gridProps}
          className="w-full min-w-160 table-fixed border-separate border-spacing-0.5 [print-color-adjust:exact] print:min-w-0"
        >
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            <col className="w-9" />
            <col span={columns.length} />
          </colgroup>
          {/* the headers come first in the document and are painted below the cells */}
          <thead className="table-footer-group">
            <tr>
              <td className={rowName} />
              {columns.map((column, at) => (
                <th key={column} scope="col" className={cn(name, 'overflow-visible')}>
                  <span className={at % namedEvery === 0 ? '' : 'sr-only'}>{column}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((day, row) => (
              <tr key={day}>
                <th scope="row" className={cn(name, rowName)}>
                  {day}
                </th>
                {columns.map((column, at) => {
                  const value = valueAt(row, at);
                  return (
                    <td
                      key={column}
                      role="gridcell"
                      {...cellProps(row, at)}
                      className={cn(
                        'h-5.5 rounded-xs focus-visible:outline-2 focus-visible:outline-focus',
                        value === null
                          ? 'border border-dashed border-line-3'
                          : heatFills[heatStep(value, max)],
                      )}
                    >
                      <span className="sr-only">{value === null ? '--' : formatValue(value)}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {explained && explained.row < rows.length && explained.column < columns.length && (
        <div
          aria-hidden="true"
          style={{
            left: explained.x,
            top: explained.top - 6,
            translate: `${-100 * explained.lean}% -100%`,
          }}
          className="pointer-events-none absolute z-popover rounded-sm bg-inverse px-2.5 py-1.5 text-12 whitespace-nowrap text-fg-inverse"
        >
          {describeCell({
            row: explained.row,
            column: explained.column,
            value: valueAt(explained.row, explained.column),
          })}
        </div>
      )}
    </div>
  );
}
