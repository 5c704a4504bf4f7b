import type { Language } from '@meridian/i18n/core';
import { useCallback, useMemo } from 'react';
import {
  issueMessage,
  tableOf,
  type Draft,
  type RowKind,
  type DraftIssues,
  type DraftSync,
  type Issue,
  type RemovedRow,
  type Row,
} from '../../core';
import { rowLookup } from '../../core/model/row-lookup';
import { parentOf } from '../../core/model/table';
import { differenceLabels } from '../difference/labels';
import { textOfValue } from '../grid/rules/cell-text';
import type { CellIssue, EarlierValue, EditableColumn, GridValue } from '../grid/types';
import { rowGridLabels } from './labels';
import {
  parentKindOfColumn,
  removedText,
  syncShape,
  syncText,
  toCell,
  type GridRowKind,
} from './row-columns';
import { createParentNames } from './row-places';

/** Functions that the grid calls for rows; they change identity with their results. */
export function useCells(
  rows: readonly Row[],
  {
    draft,
    kind,
    issues,
    sync,
    language,
    columns,
    removed,
  }: {
    draft: Draft;
    kind: GridRowKind;
    issues: DraftIssues | undefined;
    sync: DraftSync | undefined;
    language: Language;
    columns: readonly EditableColumn[];
    removed: ReadonlyMap<string, RemovedRow> | undefined;
  },
) {
  // finds only rows of parents that are in view: a draft may have 100,000
  const rowOf = useMemo(() => rowLookup(draft, kind), [draft, kind]);
  const keys = rows.map(({ id }) => id).join('\n');
  const ids = useMemo(() => keys.split('\n'), [keys]);
  const rowKey = useCallback((index: number) => ids[index] ?? '', [ids]);
  const parentNames = useMemo(() => createParentNames(draft, kind), [draft, kind]);
  const table = tableOf<RowKind>(draft, kind);
  const getValue = useCallback(
    (id: string, columnId: string): GridValue => {
      const gone = removed?.get(id);
      if (sync && columnId === syncShape.id)
        return gone ? removedText(gone, language) : syncText(sync.of(kind, id), language);
      const parentKind = parentKindOfColumn(columnId);
      if (parentKind) return parentNames(parentKind, gone?.parentId ?? parentOf(table, id) ?? '');
      return toCell((gone?.row ?? rowOf(id))?.[columnId as keyof Row]);
    },
    [rowOf, removed, sync, kind, language, parentNames, table],
  );
  const columnIds = columns.map(({ id }) => id);
  const [firstColumn = ''] = columnIds;
  const known = columnIds.join(' ');
  const earlierOf = useEarlierOf({ kind, sync, columns, language });
  const issuesOf = useCallback(
    (id: string, columnId: string): readonly CellIssue[] => {
      const own = issues?.of(kind, id) ?? [];
      if (own.length === 0) return noIssues;
      const columnOf = ({ field }: Issue) =>
        field !== undefined && known.split(' ').includes(field) ? field : firstColumn;
      return own
        .filter((issue) => columnOf(issue) === columnId)
        .map((issue) => ({
          severity: issue.severity === 'error' ? 'error' : 'warning',
          message: issueMessage(issue, language),
        }));
    },
    [issues, kind, known, firstColumn, language],
  );
  const errorRows = useMemo(
    () =>
      issues &&
      rows.flatMap(({ id }, index) =>
        issues.of(kind, id).some(({ severity }) => severity === 'error') ? [index] : [],
      ),
    [rows, issues, kind],
  );
  const markedRows = useMemo(
    () =>
      sync && {
        label: rowGridLabels[language].onlyChanged,
        indexes: rows.flatMap(({ id }, index) => (sync.of(kind, id).state === 'synchronized' ? [] : [index])),
      },
    [rows, sync, kind, language],
  );
  return { rowKey, getValue, earlierOf, issuesOf, markedRows, ...(errorRows && { errorRows }) };
}

/** The function that says what cells were in the account. */
function useEarlierOf({
  kind,
  sync,
  columns,
  language,
}: {
  kind: GridRowKind;
  sync: DraftSync | undefined;
  columns: readonly EditableColumn[];
  language: Language;
}) {
  return useMemo(
    () =>
      sync &&
      ((id: string, columnId: string): EarlierValue | undefined => {
        const change = sync.of(kind, id).differences.find(({ field }) => field === columnId);
        const column = columns.find((each) => each.id === columnId);
        if (change === undefined || column === undefined) return undefined;
        const text = textOfValue(column, toCell(change.from));
        return { text, label: differenceLabels[language].was(text) };
      }),
    [sync, columns, kind, language],
  );
}

const noIssues: readonly CellIssue[] = [];
