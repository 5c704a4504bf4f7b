import { useCallback, useMemo, useState, type ComponentProps } from 'react';
import { EditableGrid } from '../react/grid/editable-grid';
import type { CellIssue, EditableColumn, GridPaste, GridValue } from '../react/grid/types';

const places = ['北海道', '二世谷', '富良野', '札幌', '小樽', '留寿都', '旭川', '函馆'];
const subjects = ['滑雪', '滑雪套餐', '亲子滑雪', '温泉', '酒店', '雪祭', '自由行', '签证'];

const texts = {
  en: {
    grid: 'Keywords',
    keyword: 'Keyword',
    match: 'Match mode',
    phrase: 'Phrase',
    exact: 'Exact',
    auto: 'Auto',
    bid: 'Bid (￥)',
    url: 'Landing page',
    status: 'Status',
    draft: 'Draft',
    empty: 'Keyword is empty',
    high: 'Bid is high',
  },
  cn: {
    grid: '关键词',
    keyword: '关键词',
    match: '匹配模式',
    phrase: '短语匹配',
    exact: '精确匹配',
    auto: '智能匹配',
    bid: '出价（￥）',
    url: '落地页',
    status: '状态',
    draft: '草稿',
    empty: '关键词为空',
    high: '出价偏高',
  },
  tw: {
    grid: '關鍵字',
    keyword: '關鍵字',
    match: '比對類型',
    phrase: '詞組比對',
    exact: '完全比對',
    auto: '智慧比對',
    bid: '出價（￥）',
    url: '到達網頁',
    status: '狀態',
    draft: '草稿',
    empty: '關鍵字為空白',
    high: '出價偏高',
  },
};
type Texts = (typeof texts)['en'];

const keywordColumns = (text: Texts): readonly EditableColumn[] => [
  { id: 'keyword', label: text.keyword, width: 220, kind: 'text', synonyms: ['关键词'] },
  {
    id: 'match',
    label: text.match,
    width: 120,
    kind: 'select',
    options: [
      { value: 'phrase', label: text.phrase },
      { value: 'exact', label: text.exact },
      { value: 'auto', label: text.auto },
    ],
  },
  { id: 'bid', label: text.bid, width: 100, kind: 'number' },
  { id: 'url', label: text.url, width: 300, kind: 'text' },
  { id: 'status', label: text.status, width: 120, kind: 'text', isReadonly: true },
];
const columnsOf = {
  en: keywordColumns(texts.en),
  cn: keywordColumns(texts.cn),
  tw: keywordColumns(texts.tw),
};

/** Original values of keywords, by key of the row and id of the column. */
function originalValue(rowKey: string, columnId: string, rowCount: number): GridValue {
  const index = Number(rowKey.slice(1));
  if (index >= rowCount) return '';
  const place = places[index % places.length] ?? '';
  const subject = subjects[Math.floor(index / places.length) % subjects.length] ?? '';
  if (columnId === 'keyword') return index === 6 ? '' : `${place}${subject}${index < 64 ? '' : ` ${index}`}`;
  if (columnId === 'match') return ['phrase', 'phrase', 'exact', 'auto'][index % 4] ?? '';
  if (columnId === 'bid') return 1 + (index % 40) / 10;
  if (columnId === 'url') return `https://kaede-travel.example/ski/${index}`;
  return '';
}

function keywordIssues(columnId: string, value: GridValue, text: Texts): readonly CellIssue[] {
  if (columnId === 'keyword' && value === '') return [{ severity: 'error', message: text.empty }];
  if (columnId === 'bid' && Number(value) > 4.8) return [{ severity: 'warning', message: text.high }];
  return [];
}

interface Draft {
  /** Edited values by key of the row and id of the column. */
  values: ReadonlyMap<string, GridValue>;
  keys: readonly string[];
  /** Number of the next added row. */
  nextRow: number;
}

interface History {
  past: readonly Draft[];
  current: Draft;
  future: readonly Draft[];
}

export type KeywordGridProps = Partial<ComponentProps<typeof EditableGrid>> & { height?: number };

/** A host of the grid that keeps the keywords of a draft in memory, with undo. */
export function KeywordGrid({ height = 480, ...props }: KeywordGridProps) {
  const { rowCount = 100_000, language = 'en' } = props;
  const text = texts[language];
  const [{ past, current, future }, setHistory] = useState<History>(() => ({
    past: [],
    current: { values: new Map(), keys: Array.from({ length: rowCount }, keyOfRow), nextRow: rowCount },
    future: [],
  }));
  const { values, keys, nextRow } = current;
  const [selectedRows, setSelectedRows] = useState<ReadonlySet<string>>(new Set());
  const getValue = useCallback(
    (rowKey: string, columnId: string) => {
      const edited = values.get(`${rowKey}/${columnId}`);
      if (columnId === 'status') return text.draft;
      return edited === undefined ? originalValue(rowKey, columnId, rowCount) : edited;
    },
    [values, rowCount, text],
  );
  const issuesOf = useMemo(
    () => (rowKey: string, columnId: string) => keywordIssues(columnId, getValue(rowKey, columnId), text),
    [getValue, text],
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
        label={text.grid}
        language="en"
        columns={columnsOf[language]}
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
