import { differenceText } from './difference';
import type { TrendChartLabels } from './labels';
import { comparisonSeries, pointTitle } from './trend-summary';
import type { TrendPoint, TrendSeries } from './types';

export interface TrendTableProps {
  title: string;
  points: readonly TrendPoint[];
  series: readonly TrendSeries[];
  formatValue: (value: number) => string;
  /** Formats the absolute difference of two values. */
  formatDifference: (amount: number) => string;
  labels: TrendChartLabels;
}

const head = 'sticky top-0 bg-surface px-2 py-1.5 text-12 font-medium whitespace-nowrap text-fg-3';
const valueCell = 'border-t border-line-1 px-2 py-1 text-end whitespace-nowrap tabular-nums';

/** The values of the chart as a table. */
export function TrendTable({
  title,
  points,
  series,
  formatValue,
  formatDifference,
  labels,
}: TrendTableProps) {
  const compared = comparisonSeries(series);
  const main = series.find(({ kind }) => kind === 'main');
  const ordered = [main, compared].filter((line) => line !== undefined);
  const text = (value: number | null | undefined) => (value == null ? '--' : formatValue(value));
  return (
    <table className="w-full text-13 text-fg-1">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {labels.date}
          </th>
          {ordered.map(({ kind, name, pointLabels }) => [
            kind === 'comparison' && pointLabels && (
              <th key="dates" scope="col" className={`${head} text-end`}>
                {labels.comparisonDate}
              </th>
            ),
            <th key={kind} scope="col" className={`${head} text-end`}>
              {name}
            </th>,
          ])}
          {compared && (
            <th scope="col" className={`${head} text-end`}>
              {labels.difference}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={index}>
            <th scope="row" className={`${valueCell} text-start font-normal`}>
              {pointTitle(point)}
            </th>
            {ordered.map(({ kind, values, pointLabels }) => [
              kind === 'comparison' && pointLabels && (
                <td key="date" className={`${valueCell} text-fg-3`}>
                  {pointLabels[index] ?? '--'}
                </td>
              ),
              <td key={kind} className={valueCell}>
                {text(values[index])}
              </td>,
            ])}
            {compared && (
              <td className={valueCell}>
                {differenceText(main?.values[index], compared.values[index], formatDifference) ?? '--'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
