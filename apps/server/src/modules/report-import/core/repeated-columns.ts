import type { ImportQuestion } from '@meridian/api-client/contract';
import { detached } from '../../../kits/workbooks/read/repeatable';
import { hasNoValue, type FileRow } from '../../../kits/workbooks/read/table';
import type { Header } from './find-header';
import type { ColumnKey } from './profile';
import { replaceUnstorable } from './replace-unstorable';

/** Differing cells that a question shows. */
const maxShown = 3;
const shownLength = 40;
const positions = ['column_1', 'column_2', 'column_3'] as const;

type Asked = Omit<ImportQuestion, 'id'> & { key: string };

/**
 * Selects one of the columns with the same header: equal ones, and ones without values, are merged. Asks which of
 * different columns to use; without an answer, the first one. `equal`: redundant columns.
 */
export function resolveRepeated(
  header: Header,
  rows: Iterable<FileRow>,
  choiceOf: (key: string) => string | undefined,
): { header: Header; equal: ReadonlySet<number>; questions: Asked[] } {
  const repeated = [...header.repeated].filter(([key]) => header.columns.has(key));
  if (repeated.length === 0) return { header, equal: new Set(), questions: [] };
  const compared = repeated.map(([key, columns]) => ({ key, columns: columns.map(startColumn) }));
  for (const { cells } of rows) for (const { columns } of compared) compareCells(columns, cells);
  const columns = new Map(header.columns);
  const equal = new Set<number>();
  const questions: Asked[] = [];
  for (const { key, columns: own } of compared) {
    const { different, rest } = differentColumns(own);
    for (const { column } of rest) equal.add(column);
    const chosen = positions.findIndex((position) => position === choiceOf(nameOf(header, key)));
    columns.set(key, different[Math.max(chosen, 0)]?.column ?? different[0]?.column ?? -1);
    if (different.length > 1) questions.push(askAbout(nameOf(header, key), different));
  }
  return { header: { ...header, columns }, equal, questions };
}

const nameOf = ({ names, columns }: Header, key: ColumnKey) => names[columns.get(key) ?? -1] ?? '';

/** A column, compared with those before it. */
interface ComparedColumn {
  column: number;
  hasValue: boolean;
  /** Positions of earlier columns with equal cells in all rows. */
  equalTo: Set<number>;
  differentRows: number;
  /** Cells of the first rows in which the columns differ. */
  shown: string[];
}

const startColumn = (column: number, position: number): ComparedColumn => ({
  column,
  hasValue: false,
  equalTo: new Set(Array.from({ length: position }, (_, index) => index)),
  differentRows: 0,
  shown: [],
});

function compareCells(columns: readonly ComparedColumn[], cells: readonly string[]): void {
  const texts = columns.map(({ column }) => (cells[column] ?? '').trim());
  const isDifferent = texts.some((text) => text !== texts[0]);
  columns.forEach((one, position) => {
    const text = texts[position] ?? '';
    one.hasValue ||= !hasNoValue(text);
    if (!isDifferent) return;
    one.differentRows += 1;
    if (one.shown.length < maxShown)
      one.shown.push(replaceUnstorable(detached(text.slice(0, shownLength))) || '–');
    for (const earlier of one.equalTo) if (texts[earlier] !== text) one.equalTo.delete(earlier);
  });
}

function differentColumns(columns: readonly ComparedColumn[]) {
  const hasValues = columns.some(({ hasValue }) => hasValue);
  const isOne = ({ hasValue, equalTo }: ComparedColumn, position: number) =>
    hasValues ? hasValue && equalTo.size === 0 : position === 0;
  const different = columns.filter(isOne);
  return {
    different,
    rest: columns.filter((column) => !different.includes(column)),
  };
}

function askAbout(name: string, different: readonly ComparedColumn[]): Asked {
  const [first, second] = different;
  const params = {
    column: name,
    rows: Math.max(...different.map(({ differentRows }) => differentRows)),
    first: first?.shown ?? [],
    second: second?.shown ?? [],
  };
  return {
    key: name,
    code: 'duplicate_column',
    params,
    answers: positions.slice(0, different.length),
  };
}
