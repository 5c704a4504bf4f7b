import type { RowsToExport } from '@meridian/draft-editor/core';
import { useDraftExport } from '../export/use-draft-export';
import { useEditor } from './editor-model';

/** Returns a function that downloads rows of the open draft with everything in them. */
export function useExportRows() {
  const { open, draft, sync, providerIdOf } = useEditor();
  const { exportDraft } = useDraftExport();
  const { accountId, id: draftId } = open.summary;
  return (kind: RowsToExport['kind'], ids: readonly string[]) => {
    const rows = { kind, ids: new Set(ids) };
    exportDraft({ accountId, draftId, draft, rows, providerIdOf: sync && providerIdOf });
  };
}
