import { CreativeForm, RowGrid } from '@meridian/draft-editor';
import { childrenOf, findRow, type Draft, type Row } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { ImportButton } from '../../import/import-button';
import { useRowGridColumns } from '../use-row-grid-columns';
import type { EditorContentProps } from './content-props';

export interface RowsContentProps extends EditorContentProps {
  kind: 'keyword' | 'creative';
  unitId: string;
  /** The creative whose form is open. */
  creative: Row<'creative'> | undefined;
}

const newId = () => crypto.randomUUID();

/** Keywords or creatives of a unit in a grid, with the form of the active creative. */
export function RowsContent({ kind, unitId, creative, ...props }: RowsContentProps) {
  const { open, issues, sync, isReadOnly, gridRef, onCommand, onImport, onUndo, onRedo, onActiveRowChange } =
    props;
  const { language } = useLanguage();
  const columns = useRowGridColumns(kind);
  const { draft } = open.session.history;
  const shared = { draft, language, onCommand, isReadOnly };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 pt-3">
        <GridTitle draft={draft} kind={kind} unitId={unitId} removed={props.removed} />
        {!isReadOnly && <ImportButton unitId={unitId} onImport={onImport} scope={kind} />}
      </div>
      <div className="flex min-h-0 flex-1 flex-col max-desktop:h-96 max-desktop:flex-none">
        <RowGrid
          ref={gridRef}
          {...shared}
          {...columns}
          parentId={unitId}
          kind={kind}
          issues={issues}
          sync={sync}
          onUndo={onUndo}
          onRedo={onRedo}
          newId={newId}
          onActiveRowChange={onActiveRowChange}
          removed={props.removed}
          onTakeBack={props.onTakeBack}
        />
      </div>
      {creative && (
        <div className="relative max-h-3/5 shrink-0 overflow-y-auto border-t border-line-2 px-3 py-4 max-desktop:max-h-none">
          <CreativeForm
            key={creative.id}
            {...shared}
            creative={creative}
            pictures={props.pictures}
            onTyping={props.onTyping}
          />
        </div>
      )}
    </div>
  );
}

function GridTitle({
  draft,
  kind,
  unitId,
  removed,
}: Pick<RowsContentProps, 'kind' | 'unitId' | 'removed'> & { draft: Draft }) {
  const { t } = useTranslation('adDrafts');
  const name = findRow(draft, 'unit', unitId)?.adgroupName.trim() || t('editor.unnamedUnit');
  const count = formatValue(childrenOf(draft, kind, unitId).length, 't');
  const gone = removed.filter((row) => row.kind === kind && row.parentId === unitId).length;
  return (
    <div className="flex min-w-0 items-baseline gap-3">
      <h2 className="text-14 font-semibold">{t(`columns.${kind}`)}</h2>
      <p className="truncate text-13 text-fg-3">{t('editor.keywordsIn', { count: count as never, name })}</p>
      {gone > 0 && (
        <p className="shrink-0 text-13 text-bad-fg">
          {t('removed.title', { count: formatValue(gone, 't') as never })}
        </p>
      )}
    </div>
  );
}
