import { useTranslation } from '@meridian/i18n';
import { LoadingLine, Skeleton } from '@meridian/ui';

const rows = [64, 72, 56, 80, 60, 68, 76, 52];

/** The editor while its draft loads: a large one takes seconds. */
export function EditorSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy className="flex min-h-0 flex-1 flex-col">
      <LoadingLine label={t('loading')} />
      <div className="flex items-center gap-6 border-b border-line-2 px-page py-4 max-desktop:px-4">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="mx-auto h-4 w-72 max-desktop:hidden" />
        <Skeleton className="h-4 w-24" />
      </div>
      <div className="flex min-h-0 flex-1 overflow-hidden">
        <div className="flex w-64 shrink-0 flex-col gap-5 border-r border-line-2 p-4 max-desktop:hidden">
          {rows.map((width) => (
            <Skeleton key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-6 px-page py-5 max-desktop:px-4">
          <Skeleton className="h-4 w-56" />
          {rows.map((width) => (
            <Skeleton key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
