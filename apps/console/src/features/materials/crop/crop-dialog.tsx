import { endpoints, type ImageTheme, type LibraryImage } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Button, Dialog, DialogClose, DialogContent, EmptyState, Field, Select } from '@meridian/ui';
import { ImageIcon, MaximizeIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { fileSize } from '../../../lib/format/file-size';
import { notify } from '../../../lib/page/notices';
import { usePictureAddress } from '../../../lib/pictures/use-picture-address';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { noTheme } from '../materials-address';
import { largestFrame } from './crop-area';
import { CropSizeList } from './crop-size-list';
import { CropStage, maxZoom } from './crop-stage';
import { targetProblem, toImageCrop, useCropFrames } from './use-crop-frames';

export interface CropDialogProps {
  picture: LibraryImage;
  /** Themes of its account. */
  themes: readonly ImageTheme[];
  onClose: () => void;
}

/** Crops pictures in the ratios of ads from an original, which stays. */
export function CropDialog({ picture, themes, onClose }: CropDialogProps) {
  const { t } = useTranslation('materials');
  const frames = useCropFrames(picture);
  const { crops, active } = frames;
  const [zoom, setZoom] = useState(1);
  const [themeId, setThemeId] = useState(picture.themeId ?? noTheme);
  const [hasFailed, setHasFailed] = useState(false);
  const src = usePictureAddress()(picture.id, 'full');
  const saving = useSaveCrops(picture, onClose);
  const problems = crops.map((crop) => targetProblem(crop, picture));
  const count = (value: number) => formatValue(value, 't');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('crop.title')}
        description={t('crop.description', {
          name: picture.name,
          width: count(picture.width),
          height: count(picture.height),
          size: fileSize(picture.bytes),
        })}
        closeLabel={t('crop.close')}
        closesOnBackdrop={false}
        widthPx={880}
        sideAction={
          <ZoomControl
            zoom={zoom}
            onZoom={setZoom}
            onWhole={() => {
              setZoom(1);
              if (active) frames.change(active.key, { frame: largestFrame(active.ratio, picture) });
            }}
          />
        }
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('crop.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={crops.length === 0 || problems.some((problem) => problem !== null)}
              isLoading={saving.isPending}
              onClick={() =>
                saving.mutate({
                  crops: crops.map((crop) => toImageCrop(crop, picture)),
                  themeId: themeId === noTheme ? null : themeId,
                })
              }
            >
              {t('crop.save', { count: crops.length })}
            </Button>
          </>
        }
      >
        <div className="-mx-6 -mb-4 grid border-t border-line-2 max-desktop:-mx-4 desktop:grid-cols-[minmax(0,1fr)_284px]">
          {hasFailed || src === undefined ? (
            <EmptyState kind="failed" title={t('crop.failedTitle')} className="h-101" />
          ) : (
            <CropStage
              src={src}
              active={active}
              zoom={zoom}
              name={picture.name}
              original={picture}
              others={crops.filter(({ key }) => key !== active?.key)}
              onZoom={setZoom}
              onFrame={(frame) => active && frames.change(active.key, { frame })}
              onFailed={() => setHasFailed(true)}
            />
          )}
          <div className="flex flex-col gap-4 border-l border-line-2 px-5 py-3.5 desktop:max-h-101 desktop:overflow-y-auto">
            <CropSizeList original={picture} frames={frames} />
            <Field label={t('crop.theme')} className="w-45">
              {(control) => (
                <Select
                  {...control}
                  options={[
                    ...themes.map(({ id, name }) => ({ value: id, label: name })),
                    { value: noTheme, label: t('themes.none') },
                  ]}
                  value={themeId}
                  onValueChange={setThemeId}
                />
              )}
            </Field>
            <p className="text-12 text-fg-3">{t('crop.keys')}</p>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface ZoomControlProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  onWhole: () => void;
}

function ZoomControl({ zoom, onZoom, onWhole }: ZoomControlProps) {
  const { t } = useTranslation('materials');
  return (
    <span className="flex flex-wrap items-center gap-2.5">
      <ImageIcon aria-hidden className="size-3.5 text-fg-3" />
      <input
        type="range"
        aria-label={t('crop.zoom')}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        onChange={({ target }) => onZoom(Number(target.value))}
        className="h-6 w-40 cursor-pointer rounded-sm accent-accent focus-ring"
      />
      <ImageIcon aria-hidden className="size-4.5 text-fg-3" />
      <Button variant="ghost" icon={<MaximizeIcon />} onClick={onWhole}>
        {t('crop.whole')}
      </Button>
    </span>
  );
}

/** Saves the crops. A notice reports it. */
function useSaveCrops({ id }: LibraryImage, onSaved: () => void) {
  const { t } = useTranslation('materials');
  const api = useApi();
  const refresh = useRefreshLibrary();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: (body: { crops: ReturnType<typeof toImageCrop>[]; themeId: string | null }) =>
      api.call(endpoints.imageCrop, { body: { id, ...body } }),
    onSuccess: async ({ images }) => {
      await refresh();
      notify({
        tone: 'success',
        title: t('crop.saved', { count: images.length }),
      });
      onSaved();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
}
