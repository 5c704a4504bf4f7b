import { useMemo, useRef, useState, type RefObject } from 'react';
import { useDialogText } from '../../inputs/dialog-text';
import type { EditableContentHandle } from '../parts/editable-content';
import {
  compileQuery,
  findNext,
  planReplace,
  type FindQuery,
  type ReplaceInput,
} from '../rules/plan-replace';
import { runInSlices } from '../run-in-slices';
import type { EditableColumn, EditableGridProps } from '../types';
import type { GridRows } from '../use-grid-rows';
import { useSliced } from '../use-sliced';

export interface FindInput {
  props: EditableGridProps;
  rows: GridRows;
  shownColumns: readonly EditableColumn[];
  content: RefObject<EditableContentHandle | null>;
}

type FindSettings = Omit<FindQuery, 'find' | 'replacement'>;

const noSettings: FindSettings = { isPattern: false, matchesCase: false, columnId: null };

/** Finds and replaces in the visible rows. Replacements are counted while the query is typed. */
export function useFind({ props, rows, shownColumns, content }: FindInput) {
  const { getValue, selectedRows } = props;
  const [settings, setSettings] = useState(noSettings);
  const find = useDialogText('find');
  const replacement = useDialogText('replacement');
  const query = useMemo(
    (): FindQuery => ({ ...settings, find: find.text, replacement: replacement.text }),
    [settings, find.text, replacement.text],
  );
  const [isOnlySelected, setIsOnlySelected] = useState(false);
  const search = useRef<AbortController>(null);
  const compiled = useMemo(() => compileQuery(query), [query]);
  const error = compiled && 'error' in compiled ? compiled.error : null;
  const { columnId } = query;
  const input = useMemo((): ReplaceInput | null => {
    if (!compiled || 'error' in compiled) return null;
    const columns = shownColumns.filter(
      ({ id, kind, isReadonly }) =>
        kind !== 'select' && !isReadonly && (columnId === null || id === columnId),
    );
    const { rowCount, keyAt, isRemoved } = rows;
    const includes = (rowKey: string) =>
      !isRemoved(rowKey) && (!isOnlySelected || selectedRows?.has(rowKey) === true);
    return { query: compiled, columns, rowCount, keyAt, getValue, includes };
  }, [compiled, columnId, shownColumns, rows, getValue, isOnlySelected, selectedRows]);
  const plan = useSliced(useMemo(() => input && (() => planReplace(input)), [input]));

  const next = async () => {
    if (!input) return;
    search.current?.abort();
    const stop = new AbortController();
    search.current = stop;
    const from = content.current?.activeCell() ?? { row: 0, columnId: null };
    const found = await runInSlices(findNext(input, from), stop.signal);
    if (found) content.current?.goTo(found);
  };
  return {
    query,
    setFind: find.setText,
    setReplacement: replacement.setText,
    setSettings: (changed: Partial<FindSettings>) => setSettings({ ...settings, ...changed }),
    isOnlySelected,
    setIsOnlySelected,
    error,
    /** Whether there is something to find. */
    isActive: input !== null,
    /** Null while it is computed. */
    plan,
    next: () => void next(),
    replaceAll: () => {
      if (plan && plan.edits.length > 0) props.onEdit(plan.edits);
    },
  };
}
