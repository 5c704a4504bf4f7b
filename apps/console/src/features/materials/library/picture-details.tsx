import type { LibraryImage } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button, Sheet, SheetContent } from '@meridian/ui';
import { CloudUploadIcon, CropIcon, FolderIcon, Trash2Icon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { fileSize } from '../../../lib/format/file-size';
import { useListText } from '../../../lib/language/use-list-text';
import { usePictureAddress } from '../../../lib/pictures/use-picture-address';
import { useCan } from '../../../lib/session/can';

export interface PictureDetailsProps {
  picture: LibraryImage;
  themeName: string;
  accountName: string;
  /** IANA name, for the time of the upload. */
  timeZone: string;
  onClose: () => void;
  onCrop: () => void;
  onChangeTheme: () => void;
  onDelete: () => void;
  /** Sends it to the provider. */
  onSend: () => void;
}

/** A picture in its full size with its properties, and commands for it. */
export function PictureDetails({
  picture,
  themeName,
  accountName,
  timeZone,
  onClose,
  ...actions
}: PictureDetailsProps) {
  const { t } = useTranslation('materials');
  const { language } = useLanguage();
  const canEdit = useCan('material:image:edit');
  const listText = useListText();
  const addressOf = usePictureAddress();
  const { name, width, height, ratio, bytes, crop, unitCount, creativeCount, createdTime } = picture;
  const { syncState, syncFailure } = picture;
  const count = (value: number) => formatValue(value, 't');
  const time = formatInstant(createdTime, timeZone, language);
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        side="right"
        title={<span className="wrap-anywhere">{name}</span>}
        closeLabel={t('details.close')}
        footer={
          canEdit && (
            <span className="flex flex-wrap gap-2">
              <Button icon={<CropIcon />} onClick={actions.onCrop}>
                {t('crop.action')}
              </Button>
              {ratio !== null && syncState !== 'synchronized' && (
                <Button
                  icon={<CloudUploadIcon />}
                  disabled={syncState === 'pending'}
                  onClick={actions.onSend}
                >
                  {t('sync.action')}
                </Button>
              )}
              <Button icon={<FolderIcon />} onClick={actions.onChangeTheme}>
                {t('changeTheme.action')}
              </Button>
              <Button icon={<Trash2Icon />} onClick={actions.onDelete}>
                {t('deleting.action')}
              </Button>
            </span>
          )
        }
      >
        <div className="flex flex-col gap-4 px-5 pb-5">
          <img
            src={addressOf(picture.id, 'full')}
            alt={t('details.alt', { name })}
            width={width}
            height={height}
            className="h-auto max-h-80 w-full rounded-md bg-track object-contain"
          />
          {ratio === null && <Alert tone="info">{t('details.toCrop')}</Alert>}
          {syncFailure && (
            <Alert tone={syncState === 'failed' ? 'bad' : 'warn'}>
              {syncFailure.message}
              {syncFailure.providerMessage !== null && (
                <span className="block text-12 wrap-anywhere">
                  {t('sync.providerMessage', {
                    message: [syncFailure.code, syncFailure.providerMessage].filter(Boolean).join(' '),
                  })}
                </span>
              )}
            </Alert>
          )}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
            <Fact name={t('details.size')}>{`${count(width)} × ${count(height)}`}</Fact>
            <Fact name={t('details.ratio')}>{ratio ?? t('filters.otherRatio')}</Fact>
            <Fact name={t('details.bytes')}>
              {picture.mime === 'image/png' ? 'PNG' : 'JPG'}, {fileSize(bytes)}
            </Fact>
            <Fact name={t('details.theme')}>{themeName || t('themes.none')}</Fact>
            <Fact name={t('details.account')}>{accountName}</Fact>
            <Fact name={t('details.used')}>
              {unitCount === 0
                ? t('details.notUsed')
                : listText([
                    t('details.usedIn.unit', { count: unitCount }),
                    t('details.usedIn.creative', { count: creativeCount }),
                  ])}
            </Fact>
            <Fact name={t('details.sync')}>{t(`sync.states.${syncState}`)}</Fact>
            <Fact name={t('details.created')}>
              {picture.createdBy === '' ? time : t('details.createdBy', { time, name: picture.createdBy })}
            </Fact>
          </dl>
          {crop && (
            <p className="text-fg-3">
              {t('details.cropped', { width: count(crop.width), height: count(crop.height) })}
            </p>
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-3">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}
