import { useEffect, useState } from 'react';
import { mapByName, mapByPosition, mapColumns, type PasteMapping } from '../rules/map-columns';
import { parseClipboard } from '../rules/parse-clipboard';
import { planPaste, type PastePlan, type PastePlanInput } from '../rules/plan-paste';
import { runInSlices } from '../run-in-slices';

/** Pasted text and its target cell. */
export interface PasteRequest extends Pick<PastePlanInput, 'columns' | 'startRow' | 'grid' | 'canAddRows'> {
  text: string;
  /** Id of the column where pasting by position begins. */
  startId: string;
}

interface PastedRows {
  rows: readonly (readonly string[])[];
  /** Number of cells in the longest row. */
  width: number;
}

/** Reads pasted text, finds the target columns, and plans pasting; in parts, so that the page stays responsive. */
export function usePastePlan(request: PasteRequest) {
  const { text, columns, startRow, startId, grid, canAddRows } = request;
  const [pasted, setPasted] = useState<PastedRows | null>(null);
  const [mapping, setMapping] = useState<PasteMapping | null>(null);
  const [planned, setPlanned] = useState<{ of: PasteMapping; plan: PastePlan } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    void runInSlices(readRows(text), stop.signal).then((read) => {
      if (!read) return;
      const [first = []] = read.rows;
      setPasted(read);
      setMapping(mapColumns({ first, width: read.width, hasMore: read.rows.length > 1 }, columns, startId));
    });
    return () => stop.abort();
  }, [text, columns, startId]);

  useEffect(() => {
    if (!pasted || !mapping) return undefined;
    const stop = new AbortController();
    const steps = planPaste({ rows: pasted.rows, mapping, columns, startRow, grid, canAddRows });
    void runInSlices(steps, stop.signal).then((plan) => {
      if (plan) setPlanned({ of: mapping, plan });
    });
    return () => stop.abort();
  }, [pasted, mapping, columns, startRow, grid, canAddRows]);

  const [first = []] = pasted?.rows ?? [];
  return {
    rows: pasted?.rows ?? [],
    mapping,
    /** null while it is computed */
    plan: planned && planned.of === mapping ? planned.plan : null,
    /** Assigns a pasted column to another target, which then takes no other column. */
    setTarget: (source: number, columnId: string | null) => {
      if (!mapping) return;
      const columnIds = mapping.columnIds.map((id, at) => {
        if (at === source) return columnId;
        return id === columnId ? null : id;
      });
      setMapping({ ...mapping, columnIds });
    },
    setHasHeader: (hasHeader: boolean) => {
      const width = pasted?.width ?? 0;
      const columnIds = hasHeader ? mapByName(first, columns) : mapByPosition(width, columns, startId);
      setMapping({ hasHeader, columnIds: Array.from({ length: width }, (_, at) => columnIds[at] ?? null) });
    },
  };
}

function* readRows(text: string): Generator<void, PastedRows> {
  const rows: (readonly string[])[] = [];
  let width = 0;
  for (const row of parseClipboard(text)) {
    rows.push(row);
    width = Math.max(width, row.length);
    yield;
  }
  return { rows, width };
}
