import type { Language } from '@meridian/i18n/core';
import { useMemo } from 'react';
import type { RemovedRow } from '../../core';
import type { GridRemovedRows } from '../grid/types';
import { rowGridLabels } from './labels';
import { syncShape, type GridRowKind } from './row-columns';
import type { RowPlaces } from './row-places';

interface RemovedRowsOptions {
  removed?: readonly RemovedRow[] | undefined;
  kind: GridRowKind;
  language: Language;
  onTakeBack?: ((rows: readonly RemovedRow[]) => void) | undefined;
  isReadOnly?: boolean;
}

/** The deleted rows of the parents, by their ids and as the grid shows them. */
export function useRemovedRows(
  { removed, kind, language, onTakeBack, isReadOnly = false }: RemovedRowsOptions,
  { parentIds, previousOf }: RowPlaces,
): { rows: ReadonlyMap<string, RemovedRow>; shown: GridRemovedRows } | undefined {
  return useMemo(() => {
    const own = (removed ?? []).filter((row) => row.kind === kind && parentIds.includes(row.parentId));
    if (own.length === 0) return undefined;
    const rows = new Map(own.map((row) => [row.id, row]));
    const after = new Map<string, string[]>();
    for (const row of own) {
      const previousId = previousOf(row);
      const ids = after.get(previousId);
      if (ids) ids.push(row.id);
      else after.set(previousId, [row.id]);
    }
    const takeBack = (ids: readonly string[]) =>
      onTakeBack?.(
        ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? [row] : [];
        }),
      );
    return {
      rows,
      shown: {
        after,
        label: rowGridLabels[language].toBeRemoved,
        noteColumnId: syncShape.id,
        onTakeBack: isReadOnly || !onTakeBack ? undefined : takeBack,
      },
    };
  }, [removed, kind, parentIds, previousOf, language, onTakeBack, isReadOnly]);
}
