import { Select } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { PasteLabels } from '../paste-labels';
import type { PasteMapping } from '../rules/map-columns';
import type { EditableColumn } from '../types';

export interface MappingTableProps {
  rows: readonly (readonly string[])[];
  mapping: PasteMapping;
  columns: readonly EditableColumn[];
  labels: PasteLabels;
  onTarget: (source: number, columnId: string | null) => void;
}

/** Number of sample rows below the targets. */
const sampleRows = 4;

/** Each pasted column with its target column and its first values. */
export function MappingTable({ rows, mapping, columns, labels, onTarget }: MappingTableProps): ReactElement {
  const { hasHeader, columnIds } = mapping;
  const header = hasHeader ? (rows[0] ?? []) : [];
  const samples = rows.slice(hasHeader ? 1 : 0).slice(0, sampleRows);
  const options = [
    { value: 'skip', label: labels.skip },
    ...columns
      .filter(({ isReadonly }) => !isReadonly)
      .map(({ id, label }) => ({ value: `column:${id}`, label })),
  ];
  return (
    <div
      data-scope-ui=""
      role="region"
      aria-label={labels.title}
      tabIndex={0}
      className="my-3 overflow-x-auto"
    >
      <table className="w-full border-collapse text-13">
        <thead>
          <tr>
            {columnIds.map((id, source) => {
              const name = header[source] ?? labels.source(source + 1);
              return (
                <th key={source} scope="col" className="min-w-40 p-1 text-left align-top font-medium">
                  <span className="block truncate px-1 pb-1 text-12 text-fg-3">{name}</span>
                  <Select
                    aria-label={labels.target(name)}
                    options={options}
                    value={id === null ? 'skip' : `column:${id}`}
                    onValueChange={(value) =>
                      onTarget(source, value === 'skip' ? null : value.slice('column:'.length))
                    }
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {samples.map((row, at) => (
            <tr key={at} className="border-t border-line-1">
              {columnIds.map((id, source) => (
                <td
                  key={source}
                  className={`max-w-60 truncate px-2 py-1.5 ${id === null ? 'text-fg-3' : ''}`}
                >
                  {row[source]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
