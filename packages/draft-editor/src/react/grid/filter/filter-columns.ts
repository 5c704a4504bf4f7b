import { useMemo } from 'react';
import { gridLabels } from '../labels';
import type { EditableColumn, EditableGridProps, GridCondition, GridValue } from '../types';
import { filterLabels } from './labels';

/** Not columns of the host: the severest issue of a row, and whether it is one of `markedRows`. Like all ids, they fit into addresses. */
export const checkColumnId = 'check';
export const markedColumnId = 'marked';

/** The filters of the buttons above the grid. */
export const errorsCondition: GridCondition = { column: checkColumnId, operator: 'in', values: ['error'] };
export const markedCondition: GridCondition = { column: markedColumnId, operator: 'notEmpty', values: [] };

/** What conditions can name: the columns of the host, issues, and marks. */
export function useFilterColumns({
  columns,
  issuesOf,
  language,
}: Pick<EditableGridProps, 'columns' | 'issuesOf' | 'language'>): readonly EditableColumn[] {
  const hasIssues = issuesOf !== undefined;
  return useMemo(() => {
    const { severities } = filterLabels[language];
    const check: EditableColumn = {
      id: checkColumnId,
      label: gridLabels[language].check,
      width: 0,
      kind: 'select',
      options: (['error', 'warning', 'none'] as const).map((value) => ({ value, label: severities[value] })),
    };
    const marked: EditableColumn = { id: markedColumnId, label: '', width: 0, kind: 'text' };
    return [
      ...columns.filter(({ unavailable }) => unavailable === undefined),
      ...(hasIssues ? [check] : []),
      marked,
    ];
  }, [columns, hasIssues, language]);
}

interface FilterValuesInput extends Pick<
  EditableGridProps,
  'columns' | 'rowKey' | 'getValue' | 'markedRows'
> {
  issuesOf: EditableGridProps['issuesOf'] | undefined;
  /** Keys of removed rows: they have no issues, and are marked. */
  removed: ReadonlySet<string>;
}

/** The values that conditions compare. */
export function filterValues(input: FilterValuesInput): EditableGridProps['getValue'] {
  const { columns, rowKey, getValue, issuesOf, markedRows, removed } = input;
  let marked: ReadonlySet<string> | undefined;
  const isMarked = (key: string) => {
    marked ??= new Set(markedRows?.indexes.map(rowKey));
    return removed.has(key) || marked.has(key);
  };
  const severityOf = (key: string): GridValue => {
    if (removed.has(key) || !issuesOf) return 'none';
    const severities = columns.flatMap(({ id }) => issuesOf(key, id).map(({ severity }) => severity));
    return severities.includes('error') ? 'error' : (severities[0] ?? 'none');
  };
  return (key, columnId) => {
    if (columnId === checkColumnId) return severityOf(key);
    if (columnId === markedColumnId) return isMarked(key) ? 'marked' : '';
    return getValue(key, columnId);
  };
}
