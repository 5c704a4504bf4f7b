import { businessPointsOptions } from '@meridian/api-client/react';
import { CreativeForm, RowGrid, type GridRowKind } from '@meridian/draft-editor';
import { childrenOf, findRow, parentIdsWithin, rootId, type Row } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../../lib/api/api';
import { ImportButton } from '../../import/import-button';
import { useEditor } from '../editor-model';
import { printFilter, readFilter } from '../filter-address';
import { PerformanceDays } from '../performance/performance-days';
import { PerformanceNotice } from '../performance/performance-notice';
import { useRowPerformance } from '../performance/use-performance';
import { useExportRows } from '../use-export-rows';
import { useRowGridColumns } from '../use-row-grid-columns';
import { CopyDialog } from './copy-dialog';
import { EditorSide } from './editor-side';
import { RowHistoryButton } from './row-history-button';
import { RowScopeControl } from './row-scope-control';

export interface RowsContentProps {
  kind: GridRowKind;
  /** Id of the unit or campaign with the rows; `rootId` for all of the draft. */
  within: string;
}

const newId = () => crypto.randomUUID();

/** Campaigns, or rows of a unit, a campaign or the draft, in a grid, with the form of the active creative. */
export function RowsContent({ kind, within }: RowsContentProps) {
  const { draft, store, issues, limits, sync, isReadOnly, isLocked, isLoading, ...editor } = useEditor();
  const { grid, removals, preview, creative, jump, where, onWhereChange } = editor;
  const { language } = useLanguage();
  const businessName = useBusinessName(kind === 'campaign');
  const filter = useMemo(() => readFilter(where), [where]);
  const openForm = (id: string, field: string) => jump({ kind, id, field });
  const exportRows = useExportRows();
  const columns = useRowGridColumns(kind);
  const performance = useRowPerformance({ kind, within, filter, columnState: columns.columnState });
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 pt-3">
        <GridTitle kind={kind} within={within} />
        <div className="flex flex-wrap items-center gap-2">
          <PerformanceDays performance={performance} />
          <RowScopeControl />
          {!isReadOnly && <RowImport kind={kind} within={within} />}
        </div>
      </div>
      <PerformanceNotice performance={performance} />
      <div className="flex min-h-0 flex-1 flex-col max-desktop:h-128 max-desktop:flex-none">
        <RowGrid
          ref={grid}
          {...columns}
          extraColumns={performance.columns}
          draft={draft}
          language={language}
          onCommand={removals.run}
          isReadOnly={isLocked}
          isLoading={isLoading}
          within={within}
          kind={kind}
          issues={issues}
          limits={limits}
          sync={sync}
          onUndo={store.undo}
          onRedo={store.redo}
          newId={newId}
          onActiveRowChange={preview.setActiveId}
          removed={removals.removed}
          onTakeBack={removals.takeBack}
          onRevert={store.run}
          onOpenForm={openForm}
          onExport={(ids) => exportRows(kind, ids)}
          renderCopyDialog={(dialog) => <CopyDialog {...dialog} />}
          {...(onWhereChange && {
            filter,
            onFilterChange: (next) => onWhereChange(printFilter(next)),
          })}
          businessName={businessName}
        />
      </div>
      {creative && <CreativeContent creative={creative} />}
    </div>
  );
}

/** The form of a creative, with its preview beside it if the window is wide enough. */
function CreativeContent({ creative }: { creative: Row<'creative'> }) {
  const { draft, limits, sync, isReadOnly, removals, preview, pictureChoice, side } = useEditor();
  const { language } = useLanguage();
  return (
    <div className="flex h-3/5 shrink-0 border-t border-line-2 max-desktop:h-auto">
      <div className="relative min-w-0 flex-1 overflow-y-auto px-3 py-4">
        <div className="mb-2 flex justify-end empty:hidden">
          <RowHistoryButton kind="creative" id={creative.id} />
        </div>
        <CreativeForm
          key={creative.id}
          draft={draft}
          language={language}
          onCommand={removals.run}
          isReadOnly={isReadOnly}
          limits={limits}
          creative={creative}
          pictures={pictureChoice.source}
          onTyping={preview.setTyped}
          sync={sync}
        />
      </div>
      {side.isBeside && <EditorSide />}
    </div>
  );
}

/** Imports into the unit of the grid, or into the draft; grids of campaigns and units are imported by the header. */
function RowImport({ kind, within }: RowsContentProps) {
  const { draft, setImporting } = useEditor();
  if (kind === 'campaign' || kind === 'unit') return null;
  const isUnit = findRow(draft, 'unit', within) !== undefined;
  return (
    <ImportButton
      scope={isUnit ? kind : 'draft'}
      unitId={isUnit ? within : undefined}
      onImport={setImporting}
    />
  );
}

/** Returns the name of a business by its id. */
function useBusinessName(isEnabled: boolean): (id: string) => string | undefined {
  const { data: points } = useQuery({ ...businessPointsOptions(useApi()), enabled: isEnabled });
  return useMemo(() => {
    const names = new Map(points?.ids.map((id, at) => [id, points.names[at]]));
    return (id) => names.get(id);
  }, [points]);
}

function GridTitle({ kind, within }: RowsContentProps) {
  const { draft, removals, isLoading } = useEditor();
  const { t } = useTranslation('adDrafts');
  const name = useContainerName(within);
  const parentIds = parentIdsWithin(draft, kind, within);
  const count = parentIds.reduce((sum, parentId) => sum + childrenOf(draft, kind, parentId).length, 0);
  const gone = removals.removed.filter((row) => row.kind === kind && parentIds.includes(row.parentId)).length;
  return (
    <div className="flex min-w-0 items-baseline gap-3">
      <h2 className="text-14 font-semibold">{t(`columns.${kind}`)}</h2>
      <p className="truncate text-13 text-fg-3">
        {isLoading ? name : t('editor.keywordsIn', { count, name })}
      </p>
      {gone > 0 && <p className="shrink-0 text-13 text-bad-fg">{t('removed.title', { count: gone })}</p>}
    </div>
  );
}

function useContainerName(within: string): string {
  const { draft } = useEditor();
  const { t } = useTranslation('adDrafts');
  if (within === rootId) return t('scope.whole');
  const campaign = findRow(draft, 'campaign', within);
  if (campaign) return campaign.campaignName.trim() || t('editor.unnamedCampaign');
  return findRow(draft, 'unit', within)?.adgroupName.trim() || t('editor.unnamedUnit');
}
