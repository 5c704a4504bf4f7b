import { CreativeForm, RowGrid } from '@meridian/draft-editor';
import { childrenOf, findRow } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { ImportButton } from '../../import/import-button';
import { useEditor } from '../editor-model';
import { useRowGridColumns } from '../use-row-grid-columns';

export interface RowsContentProps {
  kind: 'keyword' | 'creative';
  unitId: string;
}

const newId = () => crypto.randomUUID();

/** Keywords or creatives of a unit in a grid, with the form of the active creative. */
export function RowsContent({ kind, unitId }: RowsContentProps) {
  const { draft, limits, store, issues, sync, isReadOnly, grid, removals, preview, creative, ...editor } =
    useEditor();
  const { language } = useLanguage();
  const columns = useRowGridColumns(kind);
  const shared = { draft, language, onCommand: removals.run, isReadOnly };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 pt-3">
        <GridTitle kind={kind} unitId={unitId} />
        {!isReadOnly && <ImportButton unitId={unitId} onImport={editor.setImporting} scope={kind} />}
      </div>
      <div className="flex min-h-0 flex-1 flex-col max-desktop:h-96 max-desktop:flex-none">
        <RowGrid
          ref={grid}
          {...shared}
          {...columns}
          parentId={unitId}
          kind={kind}
          issues={issues}
          sync={sync}
          onUndo={store.undo}
          onRedo={store.redo}
          newId={newId}
          onActiveRowChange={preview.setActiveId}
          removed={removals.removed}
          onTakeBack={removals.takeBack}
        />
      </div>
      {creative && (
        <div className="relative max-h-3/5 shrink-0 overflow-y-auto border-t border-line-2 px-3 py-4 max-desktop:max-h-none">
          <CreativeForm
            key={creative.id}
            {...shared}
            limits={limits}
            creative={creative}
            pictures={editor.pictureChoice.source}
            onTyping={preview.setTyped}
          />
        </div>
      )}
    </div>
  );
}

function GridTitle({ kind, unitId }: RowsContentProps) {
  const { draft, removals } = useEditor();
  const { t } = useTranslation('adDrafts');
  const name = findRow(draft, 'unit', unitId)?.adgroupName.trim() || t('editor.unnamedUnit');
  const count = childrenOf(draft, kind, unitId).length;
  const gone = removals.removed.filter((row) => row.kind === kind && row.parentId === unitId).length;
  return (
    <div className="flex min-w-0 items-baseline gap-3">
      <h2 className="text-14 font-semibold">{t(`columns.${kind}`)}</h2>
      <p className="truncate text-13 text-fg-3">{t('editor.keywordsIn', { count, name })}</p>
      {gone > 0 && <p className="shrink-0 text-13 text-bad-fg">{t('removed.title', { count: gone })}</p>}
    </div>
  );
}
