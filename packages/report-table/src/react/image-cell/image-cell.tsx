import type { Language } from '@meridian/i18n/core';
import { ImageOffIcon } from '@meridian/ui/icons';
import { Suspense, useId, useState } from 'react';
import { pictureLabelsOf, type PictureLabels } from '../../core/picture-labels';
import { lazyWithFallback } from '../lazy-with-fallback';
import type { PictureFact } from './picture-card';
import { isPictureSource } from './picture-source';
import { usePictureCard } from './use-picture-card';

const PictureCard = lazyWithFallback(async () => (await import('./picture-card')).PictureCard);

export interface ImageCellProps {
  /** URL of the picture: http(s), blob:, data:image/… or relative. Any other, or an empty one, is no picture. */
  source: string;
  /** Name of the row, for the picture's description. */
  name: string;
  /** On the card that opens over the table, before the picture's size. */
  facts?: readonly PictureFact[] | undefined;
  language: Language;
  /** Replaces single texts. */
  labels?: Partial<PictureLabels> | undefined;
}

/** A thumbnail of 40 by 25 with its picture on a card, or a dashed frame if the picture is missing or broken. */
export function ImageCell(props: ImageCellProps) {
  const { source, language, labels: ownLabels } = props;
  const labels = { ...pictureLabelsOf[language], ...ownLabels };
  const [failed, setFailed] = useState<string | null>(null);
  if (failed !== source && isPictureSource(source)) {
    return <Thumbnail {...props} labels={labels} onFail={() => setFailed(source)} />;
  }
  return (
    <span
      role="img"
      aria-label={labels.pictureMissing}
      className="grid h-[25px] w-10 flex-none place-items-center rounded-xs border border-dashed border-line-control text-fg-3"
    >
      <ImageOffIcon aria-hidden className="size-3.5" />
    </span>
  );
}

interface ThumbnailProps extends Pick<ImageCellProps, 'source' | 'name' | 'facts'> {
  labels: PictureLabels;
  onFail: () => void;
}

/** One element until its card opens. By keyboard it is reached from its cell, so it is not a separate Tab stop. */
function Thumbnail({ source, name, facts, labels, onFail }: ThumbnailProps) {
  const { thumbnail, close, thumbnailHandlers, cardHandlers } = usePictureCard();
  const id = useId();
  return (
    <>
      <img
        src={source}
        alt={labels.picture(name)}
        aria-describedby={thumbnail ? id : undefined}
        loading="lazy"
        decoding="async"
        // hosts of pictures need not learn where they are shown
        referrerPolicy="no-referrer"
        tabIndex={-1}
        data-cell-focus=""
        className="h-[25px] w-10 flex-none rounded-xs bg-track object-cover outline-offset-2 outline-focus hover:outline-2 focus-visible:outline-2"
        onError={onFail}
        {...thumbnailHandlers}
      />
      {thumbnail && (
        <Suspense>
          <PictureCard
            id={id}
            source={source}
            facts={facts ?? noFacts}
            sizeLabel={labels.pictureSize}
            thumbnail={thumbnail}
            onClose={close}
            {...cardHandlers}
          />
        </Suspense>
      )}
    </>
  );
}

const noFacts: readonly PictureFact[] = [];
