import { languageTags, type Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { PreviewDevice, PreviewedCreative, PreviewPart } from '../../core/preview/preview-creative';
import type { PictureRatio } from '../pictures/picture';
import { Thumbnail } from '../pictures/thumbnail';
import { creativePreviewLabels } from './labels';

/** A picture of an ad; without a URL it cannot be loaded. */
export interface AdPicture {
  id: string;
  src: string | undefined;
  ratio: PictureRatio;
}

export interface AdCardProps {
  preview: PreviewedCreative;
  device: PreviewDevice;
  /** Language of placeholders; the ad itself uses the language of its market. */
  language: Language;
  /** In order; searchers see the first ones. */
  pictures: readonly AdPicture[];
}

/** The legally required mark of an ad on pages of the provider. */
const adMark = '广告';

/** An ad as searchers see it, on white in both themes. */
export function AdCard({ preview, device, language, pictures }: AdCardProps): ReactElement {
  const labels = creativePreviewLabels[language];
  const { title, description, host } = preview;
  const placeholder = (text: string) => (
    <span lang={languageTags[language]} className="text-fg-3">
      {text}
    </span>
  );
  return (
    <article
      data-theme="light"
      lang={languageTags.cn}
      aria-label={labels.ad}
      className={cn(
        'flex min-w-0 flex-col gap-2 border border-line-2 bg-surface p-4 wrap-anywhere text-fg-2 shadow-raised',
        device === 'mobile' ? 'max-w-84 rounded-lg' : 'rounded-md',
      )}
    >
      <p className="text-16 text-info-fg">
        {title.length > 0 ? <Parts parts={title} /> : placeholder(labels.noTitle)}
      </p>
      {device === 'mobile' && <Pictures pictures={pictures.slice(0, mobilePictures)} alt={labels.picture} />}
      <div className="flex items-start gap-3">
        {device === 'computer' && <Pictures pictures={pictures.slice(0, 1)} alt={labels.picture} isAside />}
        <p className="min-w-0 flex-1 text-13">
          {description.length > 0 ? <Parts parts={description} /> : placeholder(labels.noDescription)}
        </p>
      </div>
      <p className="flex min-w-0 items-center gap-2 text-12">
        <span className="rounded-xs bg-mute-bg px-1.5 py-0.5 text-mute-fg">{adMark}</span>
        <span className="min-w-0 text-fg-3">{host || placeholder(labels.noUrl)}</span>
      </p>
    </article>
  );
}

/** Number of pictures that a mobile page shows side by side. */
const mobilePictures = 3;

interface PicturesProps {
  pictures: readonly AdPicture[];
  alt: string;
  /** Shown next to the description. */
  isAside?: boolean;
}

function Pictures({ pictures, alt, isAside = false }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <div className={isAside ? 'w-30 flex-none' : 'flex items-start gap-1'}>
      {pictures.map(({ id, src, ratio }) => (
        <span
          key={id}
          role="img"
          aria-label={alt}
          className={cn(
            'grid min-w-0 flex-1 place-items-center overflow-hidden rounded-xs bg-sunken',
            ratio === '1:1' ? 'aspect-square max-w-30' : 'aspect-[1.61]',
          )}
        >
          <Thumbnail key={src} src={src} />
        </span>
      ))}
    </div>
  );
}

function Parts({ parts }: { parts: readonly PreviewPart[] }) {
  return parts.map(({ type, text }, index) => {
    if (type === 'keyword')
      return (
        <em key={index} className="text-bad-fg not-italic">
          {text}
        </em>
      );
    if (type === 'region')
      return (
        <mark key={index} className="rounded-xs bg-warn-bg text-warn-fg">
          {text}
        </mark>
      );
    return <span key={index}>{text}</span>;
  });
}
