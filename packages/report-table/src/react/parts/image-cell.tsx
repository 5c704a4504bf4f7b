import { ImageIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import type { ReportTableLabels } from '../../core/labels';

export interface ImageCellProps {
  /** Address of the picture; '' for none. */
  source: string;
  /** What the row is about, for the picture's description. */
  name: string;
  labels: ReportTableLabels;
}

/** A thumbnail of 40 by 25, or a dashed frame where there is no picture or it cannot be loaded. */
export function ImageCell({ source, name, labels }: ImageCellProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (source === '' || hasFailed) {
    return (
      <span
        role="img"
        aria-label={labels.pictureMissing}
        className="grid h-[25px] w-10 flex-none place-items-center rounded-xs border border-dashed border-line-control text-fg-3"
      >
        <ImageIcon aria-hidden className="size-3.5" />
      </span>
    );
  }
  return (
    <img
      src={source}
      alt={name === '' ? '' : labels.picture(name)}
      loading="lazy"
      decoding="async"
      className="h-[25px] w-10 flex-none rounded-xs bg-track object-cover"
      onError={() => setHasFailed(true)}
    />
  );
}
