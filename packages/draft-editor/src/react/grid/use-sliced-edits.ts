import { useCallback, useEffect, useRef } from 'react';
import type { RangeEdits } from './rules/range-edits';
import { runInSlices } from './run-in-slices';
import type { CellEdit } from './types';

/** Collects edits in slices, then applies them as one step; does nothing if there are none. */
export function useSlicedEdits(onEdit: (edits: readonly CellEdit[]) => void): (steps: RangeEdits) => void {
  // the host may have new values once all edits are collected
  const latest = useRef(onEdit);
  const unmounted = useRef(new AbortController());
  useEffect(() => {
    latest.current = onEdit;
  });
  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback((steps) => {
    void runInSlices(steps, unmounted.current.signal).then((edits) => {
      if (edits && edits.length > 0) latest.current(edits);
    });
  }, []);
}
