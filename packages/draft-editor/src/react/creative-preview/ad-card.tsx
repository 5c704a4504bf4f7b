import { languageTags, type Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { PreviewDevice, PreviewedCreative, PreviewPart } from '../../core/preview/preview-creative';
import { creativePreviewLabels } from './labels';

export interface AdCardProps {
  preview: PreviewedCreative;
  device: PreviewDevice;
  /** Of placeholders; the ad itself is in that of its market. */
  language: Language;
}

/** The mark of an ad on pages of the provider, by law. */
const adMark = '广告';

/** An ad as searchers see it: on white in both themes. */
export function AdCard({ preview, device, language }: AdCardProps): ReactElement {
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
      <p className="text-13">
        {description.length > 0 ? <Parts parts={description} /> : placeholder(labels.noDescription)}
      </p>
      <p className="flex min-w-0 items-center gap-2 text-12">
        <span className="rounded-xs bg-mute-bg px-1.5 py-0.5 text-mute-fg">{adMark}</span>
        <span className="min-w-0 text-fg-3">{host || placeholder(labels.noUrl)}</span>
      </p>
    </article>
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
