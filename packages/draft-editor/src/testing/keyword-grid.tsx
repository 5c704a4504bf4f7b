import { useCallback, useMemo, useState, type ComponentProps } from 'react';
import { EditableGrid } from '../react/grid/editable-grid';
import type { CellIssue, EditableColumn, GridPaste, GridValue } from '../react/grid/types';

const places = ['北海道', '二世谷', '富良野', '札幌', '小樽', '留寿都', '旭川', '函馆'];
const subjects = ['滑雪', '滑雪套餐', '亲子滑雪', '温泉', '酒店', '雪祭', '自由行', '签证'];

const keywordColumns: readonly EditableColumn[] = [
  { id: 'keyword', label: 'Keyword', width: 220, kind: 'text', synonyms: ['关键词'] },
  {
    ...{ id: 'match', label: 'Match', width: 120, kind: 'select' },
    options: [
      { value: 'phrase', label: 'Phrase' },
      { value: 'exact', label: 'Precise' },
      { value: 'auto', label: 'Auto' },
    ],
  },
  { id: 'bid', label: 'Bid (¥)', width: 100, kind: 'number' },
  { id: 'url', label: 'Landing page', width: 300, kind: 'text' },
  { id: 'status', label: 'Status', width: 120, kind: 'text', isReadonly: true },
];

/** Values of keywords, by key of the row and id of the column, without those that were edited. */
function originalValue(rowKey: string, columnId: string, rowCount: number): GridValue {
  const index = Number(rowKey.slice(1));
  if (index >= rowCount) return '';
  const place = places[index % places.length] ?? '';
  const subject = subjects[Math.floor(index / places.length) % subjects.length] ?? '';
  if (columnId === 'keyword') return index === 6 ? '' : `${place}${subject}${index < 64 ? '' : ` ${index}`}`;
  if (columnId === 'match') return ['phrase', 'phrase', 'exact', 'auto'][index % 4] ?? '';
  if (columnId === 'bid') return 1 + (index % 40) / 10;
  if (columnId === 'url') return `https://kaede-travel.example/ski/${index}`;
  return 'Draft';
}

function keywordIssues(columnId: string, value: GridValue): readonly CellIssue[] {
  if (columnId === 'keyword' && value === '') return [{ severity: 'error', message: 'Keyword is empty' }];
  if (columnId === 'bid' && Number(value) > 4.8) return [{ severity: 'warning', message: 'Bid is high' }];
  return [];
}

interface Draft {
  /** Edited values by key of the row and id of the column. */
  values: ReadonlyMap<string, GridValue>;
  keys: readonly string[];
  /** Number of the next row that is added. */
  nextRow: number;
}

interface History {
  past: readonly Draft[];
  current: Draft;
  future: readonly Draft[];
}

export type KeywordGridProps = Partial<ComponentProps<typeof EditableGrid>> & { height?: number };

/** Keywords of a draft in memory: what a host does for the grid, with undo. */
export function KeywordGrid({ height = 480, ...props }: KeywordGridProps) {
  const { rowCount = 100_000 } = props;
  const [{ past, current, future }, setHistory] = useState<History>({
    past: [],
    current: { values: new Map(), keys: Array.from({ length: rowCount }, keyOfRow), nextRow: rowCount },
    future: [],
  });
  const { values, keys, nextRow } = current;
  const [selectedRows, setSelectedRows] = useState<ReadonlySet<string>>(new Set());
  const getValue = useCallback(
    (rowKey: string, columnId: string) => {
      const edited = values.get(`${rowKey}/${columnId}`);
      return edited === undefined ? originalValue(rowKey, columnId, rowCount) : edited;
    },
    [values, rowCount],
  );
  const issuesOf = useMemo(
    () => (rowKey: string, columnId: string) => keywordIssues(columnId, getValue(rowKey, columnId)),
    [getValue],
  );
  const rowKey = useCallback((index: number) => keys[index] ?? '', [keys]);
  const errorRows = useMemo(() => {
    const changed = [...values.keys()]
      .filter((id) => id.endsWith('/keyword'))
      .map((id) => id.slice(0, id.indexOf('/')));
    // one keyword is empty from the start
    const failed = [...new Set(['k6', ...changed])].filter((key) => issuesOf(key, 'keyword').length > 0);
    if (failed.length === 0) return [];
    const wanted = new Set(failed);
    return keys.flatMap((key, index) => (wanted.has(key) ? [index] : []));
  }, [values, keys, issuesOf]);
  const step = (next: Draft) => setHistory({ past: [...past, current], current: next, future: [] });
  const change = ({ edits, newRows }: GridPaste) => {
    const next = new Map(values);
    for (const { rowKey, columnId, value } of edits) next.set(`${rowKey}/${columnId}`, value);
    const added = newRows.map((row, at) => {
      const key = keyOfRow(row, nextRow + at);
      for (const [columnId, value] of Object.entries(row)) next.set(`${key}/${columnId}`, value);
      return key;
    });
    const allKeys = added.length === 0 ? keys : [...keys, ...added];
    step({ values: next, keys: allKeys, nextRow: nextRow + added.length });
  };
  const undo = () => {
    const previous = past.at(-1);
    if (previous) setHistory({ past: past.slice(0, -1), current: previous, future: [current, ...future] });
  };
  const redo = () => {
    const [next] = future;
    if (next) setHistory({ past: [...past, current], current: next, future: future.slice(1) });
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height, fontFamily: 'Arial, sans-serif' }}>
      <EditableGrid
        label="Keywords"
        language="en"
        columns={keywordColumns}
        rowKey={rowKey}
        getValue={getValue}
        issuesOf={issuesOf}
        errorRows={errorRows}
        selectedRows={selectedRows}
        onSelectedRowsChange={setSelectedRows}
        onUndo={undo}
        onRedo={redo}
        {...props}
        rowCount={keys.length}
        onEdit={(edits) => {
          change({ edits, newRows: [] });
          props.onEdit?.(edits);
        }}
        onInsert={(index) =>
          step({ values, keys: keys.toSpliced(index, 0, keyOfRow(null, nextRow)), nextRow: nextRow + 1 })
        }
        onDelete={(rowKeys) => {
          const deleted = new Set(rowKeys);
          step({ ...current, keys: keys.filter((key) => !deleted.has(key)) });
        }}
        onPaste={(paste) => {
          change(paste);
          props.onPaste?.(paste);
        }}
      />
    </div>
  );
}

function keyOfRow(_: unknown, index: number): string {
  return `k${index}`;
}
