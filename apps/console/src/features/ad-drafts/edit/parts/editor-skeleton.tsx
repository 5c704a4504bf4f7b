import { useTranslation } from '@meridian/i18n';
import { cn, LoadingLine, Skeleton } from '@meridian/ui';
import type { EditorPart } from '../draft-address';
import type { EditorPanels } from '../use-editor-panels';
import { useSide } from '../use-side';

export interface EditorSkeletonProps {
  part: EditorPart;
  panels: EditorPanels;
}

const widths = [64, 72, 56, 80, 60, 68, 76, 52];
const gridRows = Array.from({ length: 14 }, (_, index) => index);
const control = 'h-ctl w-24 rounded-sm';

/** The editor while its draft loads: a large one takes seconds. Its parts have the places of those that replace them. */
export function EditorSkeleton({ part, panels }: EditorSkeletonProps) {
  const { t } = useTranslation('common');
  const side = useSide(part, { panels, isGrid: false });
  const isGrid = part === 'keyword' || part === 'creative';
  return (
    <div aria-busy className="relative flex min-h-0 flex-1 flex-col">
      <LoadingLine label={t('loading')} className="absolute inset-x-0 top-0" />
      <div className="border-b border-line-2 px-page py-2.5 max-desktop:px-4">
        <div className="flex h-ctl items-center gap-6">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="mx-auto h-4 w-72 max-desktop:hidden" />
          <Skeleton className="h-4 w-24" />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 overflow-hidden">
        <div
          data-skeleton="structure"
          style={{ width: panels.structureWidth }}
          className="flex shrink-0 flex-col gap-5 border-r border-line-2 p-4 max-desktop:hidden"
        >
          {widths.map((width) => (
            <Skeleton key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
        {isGrid ? <GridSkeleton /> : <FormSkeleton />}
        {side.isOpen && side.isBeside && !isGrid && (
          <div className="w-87 shrink-0 border-l border-line-2 bg-sunken vast:w-100" />
        )}
      </div>
      <div className="border-t border-line-2 px-page py-2.5 max-desktop:hidden">
        <Skeleton className={cn(control, 'block')} />
      </div>
    </div>
  );
}

function GridSkeleton() {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="flex items-center px-3 pt-3">
        <Skeleton className="h-4 w-56" />
        <Skeleton className={cn(control, 'ml-auto')} />
      </div>
      <div className="flex gap-2 border-b border-line-2 px-3 py-2">
        <Skeleton className={control} />
        <Skeleton className={control} />
      </div>
      {gridRows.map((row) => (
        <div key={row} className="flex h-9 shrink-0 items-center gap-6 border-b border-line-1 px-3">
          <Skeleton className="w-20" />
          <Skeleton style={{ width: `${(widths[row % widths.length] ?? 60) / 4}%` }} />
          <Skeleton className="w-24" />
          <Skeleton className="w-16" />
        </div>
      ))}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 px-page py-5 max-desktop:px-4">
      <Skeleton className="h-4 w-56" />
      {widths.map((width) => (
        <Skeleton key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
