import type { ImageTheme } from '@meridian/api-client/contract';
import { imageListOptions, imageThemeListOptions } from '@meridian/api-client/react';
import { PictureGrid, type LibraryPicture } from '@meridian/draft-editor';
import type { PictureToBind } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Button, cn, Dialog, DialogClose, DialogContent, EmptyState, LoadingLine } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../lib/api/api';
import { ListFailed } from '../../../../lib/lists/list-failed';
import { toLibraryPicture } from '../../../../lib/pictures/to-library-picture';
import { PictureDropZone } from '../../../../lib/pictures/upload/picture-drop-zone';
import { PictureUploadList } from '../../../../lib/pictures/upload/picture-upload-list';
import { usePictureUploads } from '../../../../lib/pictures/upload/use-picture-uploads';
import { usePictureAddress } from '../../../../lib/pictures/use-picture-address';
import { useCan } from '../../../../lib/session/can';

export interface PicturePickerProps {
  /** Account of the library. */
  accountId: number;
  /** Images that the unit already has. */
  boundIds: ReadonlySet<string>;
  onChoose: (pictures: readonly PictureToBind[]) => void;
  onClose: () => void;
}

/** Selects pictures of a theme of the material library for a unit, or uploads new ones into it. */
export function PicturePicker({ accountId, onClose, ...props }: PicturePickerProps) {
  const { t } = useTranslation(['materials', 'common']);
  const themes = useQuery(imageThemeListOptions(useApi(), accountId));
  const [themeId, setThemeId] = useState<string>();
  const list = themes.data?.list ?? [];
  const theme = list.find(({ id }) => id === themeId) ?? list[0];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('picker.title')}
        description={t('picker.inUnit')}
        closeLabel={t('uploads.close')}
        widthPx={880}
      >
        {themes.isPending && <LoadingLine label={t('common:loading')} />}
        {themes.isError && (
          <ListFailed title={t('failedTitle')} error={themes.error} onRetry={() => void themes.refetch()} />
        )}
        {themes.isSuccess && !theme && <EmptyState kind="nothingYet" title={t('picker.noThemes')} />}
        {theme && (
          <div className="grid gap-4 desktop:grid-cols-[184px_minmax(0,1fr)]">
            <ThemeList themes={list} value={theme.id} onValueChange={setThemeId} />
            <ThemePictures key={theme.id} theme={theme} {...props} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ThemeListProps {
  themes: readonly ImageTheme[];
  value: string;
  onValueChange: (id: string) => void;
}

function ThemeList({ themes, value, onValueChange }: ThemeListProps) {
  const { t } = useTranslation('materials');
  return (
    <nav
      aria-label={t('picker.themes')}
      className="flex flex-col gap-px max-desktop:flex-row max-desktop:overflow-x-auto"
    >
      {themes.map(({ id, name, imageCount }) => (
        <button
          key={id}
          type="button"
          aria-current={id === value ? 'true' : undefined}
          onClick={() => onValueChange(id)}
          className={cn(
            'flex min-h-8 flex-none items-center justify-between gap-2 rounded-sm px-2.5 text-left focus-ring',
            id === value ? 'bg-accent-bg-2 font-medium text-accent-fg' : 'text-fg-2 hover:bg-hover',
          )}
        >
          <span title={name} className="truncate">
            {name}
          </span>
          <span className="text-12 tabular-nums">{formatValue(imageCount, 't')}</span>
        </button>
      ))}
    </nav>
  );
}

interface ThemePicturesProps extends Pick<PicturePickerProps, 'boundIds' | 'onChoose'> {
  theme: ImageTheme;
}

const pageSize = 1_000;

function ThemePictures({ theme, boundIds, onChoose }: ThemePicturesProps) {
  const { t } = useTranslation(['materials', 'common']);
  const { language } = useLanguage();
  const canUpload = useCan('material:image:edit');
  const addressOf = usePictureAddress();
  const uploads = usePictureUploads();
  const { accountId } = theme;
  const target = { accountId, theme: theme.id, isForUnit: true };
  const query = useQuery(
    imageListOptions(useApi(), {
      page: { number: 1, size: pageSize },
      query: { accountId, themeId: theme.id },
    }),
  );
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const pictures: LibraryPicture[] = (query.data?.data.list ?? [])
    .filter(({ id, ratio }) => ratio !== null && !boundIds.has(id))
    .map((image) => toLibraryPicture(image, { theme: theme.name }));
  const chosen = pictures.flatMap(({ id, ratio }) =>
    selectedIds.has(id) && ratio !== null ? [{ imageId: id, theme: theme.name, ratio }] : [],
  );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {canUpload && <PictureDropZone onFiles={(files) => uploads.add(files, target)} />}
      <PictureUploadList uploads={uploads} target={target} />
      {query.isPending && <LoadingLine label={t('common:loading')} />}
      {query.isError && (
        <ListFailed title={t('failedTitle')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && pictures.length === 0 && (
        <p className="py-10 text-center text-fg-3">{t('picker.noPictures')}</p>
      )}
      {pictures.length > 0 && (
        <div className="flex h-80 flex-col">
          <PictureGrid
            pictures={pictures}
            addressOf={addressOf}
            language={language}
            selectedIds={selectedIds}
            label={t('list')}
            onSelectedIdsChange={setSelectedIds}
            className="px-1! py-1!"
          />
        </div>
      )}
      <div className="flex justify-end gap-2">
        <DialogClose asChild>
          <Button>{t('picker.cancel')}</Button>
        </DialogClose>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
          {t('picker.add', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}
