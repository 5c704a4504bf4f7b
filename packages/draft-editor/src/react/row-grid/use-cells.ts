import type { Language } from '@meridian/i18n/core';
import { useCallback, useMemo, useState } from 'react';
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
import { errorRowsOf } from './error-rows';
import { cellOf, columnOfField, type FieldNames } from './field-cells';
import { rowGridLabels } from './labels';
import { parentKindOfColumn, removedText, syncShape, syncText, type GridRowKind } from './row-columns';
import { createParentNames, type RowPlaces } from './row-places';

/** Functions that the grid calls for rows; they change identity with their results. */
export function useCells(
  { rows, parentIds }: Pick<RowPlaces, 'rows' | 'parentIds'>,
  {
    draft,
    kind,
    issues,
    sync,
    language,
    columns,
    removed,
    businessName,
  }: {
    draft: Draft;
    kind: GridRowKind;
    issues: DraftIssues | undefined;
    sync: DraftSync | undefined;
    language: Language;
    columns: readonly EditableColumn[];
    removed: ReadonlyMap<string, RemovedRow> | undefined;
    businessName: ((id: string) => string | undefined) | undefined;
  },
) {
  // finds only rows of parents that are in view: a draft may have 100,000
  const rowOf = useMemo(() => rowLookup(draft, kind), [draft, kind]);
  const listed = useSameRows(rows);
  const rowKey = useCallback((index: number) => listed[index]?.id ?? '', [listed]);
  const parentNames = useMemo(() => createParentNames(draft, kind), [draft, kind]);
  const table = tableOf<RowKind>(draft, kind);
  const names = useMemo(
    (): FieldNames => ({ language, businessName: (id) => businessName?.(id) ?? id }),
    [language, businessName],
  );
  const getValue = useCallback(
    (id: string, columnId: string): GridValue => {
      const gone = removed?.get(id);
      if (sync && columnId === syncShape.id)
        return gone ? removedText(gone, language) : syncText(sync.of(kind, id), language);
      const parentKind = parentKindOfColumn(columnId);
      if (parentKind) return parentNames(parentKind, gone?.parentId ?? parentOf(table, id) ?? '');
      const row = gone?.row ?? rowOf(id);
      return row ? cellOf(columnId, row, names) : null;
    },
    [rowOf, removed, sync, kind, language, parentNames, table, names],
  );
  const columnIds = columns.map(({ id }) => id);
  const [firstColumn = ''] = columnIds;
  const known = columnIds.join(' ');
  const earlierOf = useEarlierOf({ kind, sync, columns, names, rowOf });
  const issuesOf = useCallback(
    (id: string, columnId: string): readonly CellIssue[] => {
      const own = issues?.of(kind, id) ?? [];
      if (own.length === 0) return noIssues;
      const columnOf = ({ field = '' }: Issue) => {
        const column = columnOfField(field);
        return known.split(' ').includes(column) ? column : firstColumn;
      };
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
    () => issues && errorRowsOf(issues, { draft, kind, parentIds }),
    [draft, kind, parentIds, issues],
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

/** The rows, or earlier ones with the same ids in the same order: an edit of a cell changes no key of a row. */
function useSameRows(rows: readonly Row[]): readonly Row[] {
  const [known, setKnown] = useState({ rows, listed: rows });
  if (known.rows === rows) return known.listed;
  const { listed } = known;
  const isSame = listed.length === rows.length && listed.every(({ id }, index) => id === rows[index]?.id);
  const next = { rows, listed: isSame ? listed : rows };
  setKnown(next);
  return next.listed;
}

/** The function that says what cells were in the account. */
function useEarlierOf({
  kind,
  sync,
  columns,
  names,
  rowOf,
}: {
  kind: GridRowKind;
  sync: DraftSync | undefined;
  columns: readonly EditableColumn[];
  names: FieldNames;
  rowOf: (id: string) => Row | undefined;
}) {
  return useMemo(
    () =>
      sync &&
      ((id: string, columnId: string): EarlierValue | undefined => {
        const { differences } = sync.of(kind, id);
        const column = columns.find((each) => each.id === columnId);
        const row = rowOf(id);
        if (!row || !column || !differences.some(({ field }) => columnOfField(field) === columnId))
          return undefined;
        const earlier = Object.fromEntries(differences.map(({ field, from }) => [field, from]));
        const text = textOfValue(column, cellOf(columnId, { ...row, ...earlier }, names));
        return { text, label: differenceLabels[names.language].was(text) };
      }),
    [sync, columns, kind, names, rowOf],
  );
}

const noIssues: readonly CellIssue[] = [];
