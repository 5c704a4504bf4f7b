import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, Skeleton } from '@meridian/ui';
import type { ReactNode } from 'react';
import { filterNames, isLibraryFiltered, type MaterialsAddress } from '../materials-address';

/** Shown instead of pictures while the first ones load. */
export function LibraryLoading() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(180px,1fr))] content-start gap-x-4 gap-y-5 overflow-hidden px-page py-4 max-desktop:px-4"
    >
      {Array.from({ length: 15 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="aspect-[1.61] h-auto w-full rounded-md" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}

export interface NoPicturesProps {
  address: MaterialsAddress;
  onChange: (change: Partial<MaterialsAddress>) => void;
  /** Button that uploads pictures. */
  children: ReactNode;
}

/** Shown instead of pictures: none matches, a theme has none, or there are none. */
export function NoPictures({ address, onChange, children }: NoPicturesProps) {
  const { t } = useTranslation('materials');
  const isFiltered = isLibraryFiltered(address);
  if (!isFiltered && address.theme !== undefined)
    return (
      <EmptyState
        kind="nothingYet"
        title={t('emptyThemeTitle')}
        description={t('emptyThemeBody')}
        actions={
          <>
            {children}
            <Button onClick={() => onChange({ theme: undefined })}>{t('showAll')}</Button>
          </>
        }
        className="flex-1"
      />
    );
  if (!isFiltered)
    return (
      <EmptyState
        kind="nothingYet"
        title={t('emptyTitle')}
        description={t('emptyBody')}
        actions={children}
        className="flex-1"
      />
    );
  const clear = Object.fromEntries([...filterNames, 'theme'].map((name) => [name, undefined]));
  return (
    <EmptyState
      kind="noMatch"
      title={t('noMatchTitle')}
      actions={<Button onClick={() => onChange(clear)}>{t('clearFilters')}</Button>}
      className="flex-1"
    />
  );
}
