import type { Language } from '@meridian/i18n/core';
import type { ReactNode } from 'react';
import { labelsOf } from '../core/labels';
import { ImageCell } from './image-cell/image-cell';
import type { PictureFact } from './image-cell/picture-card';

export interface MediaCellProps {
  /** Its thumbnail stands before the title; a source of '' is a picture that is missing. Without it there is no room for one. */
  image?: { source: string; facts?: readonly PictureFact[] } | undefined;
  title: string;
  /** Descriptions under the title: two at most, each cut at the end of its line; empty ones take no room. */
  lines?: readonly string[] | undefined;
  /** After the title. */
  status?: ReactNode;
  language: Language;
}

/** A creative: picture, title and descriptions. For tables whose rows are as high as their content. */
export function MediaCell({ image, title, lines = [], status, language }: MediaCellProps) {
  const shown = lines.filter((line) => line !== '').slice(0, 2);
  // beside a title alone the picture is in the middle of a line that is lower than it
  const pictureClass = shown.length > 0 ? 'mt-px' : '-my-[3px] self-center';
  return (
    <div data-scope-ui="" className={cellClass}>
      {image && (
        <span className={`flex flex-none ${pictureClass}`}>
          <ImageCell source={image.source} name={title} facts={image.facts} labels={labelsOf[language]} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex min-w-0 items-center gap-2 leading-5">
          <span className="min-w-0 truncate font-medium text-fg-1" title={title}>
            {title}
          </span>
          {status !== undefined && <span className="flex-none text-12 font-normal">{status}</span>}
        </span>
        {shown.map((line, index) => (
          <span key={index} className="truncate text-12 leading-[18px] font-normal text-fg-3" title={line}>
            {line}
          </span>
        ))}
      </span>
    </div>
  );
}

// the padding puts the title where other cells of its row have their line: 73, 55 and 38 px with the rule at medium
const cellClass =
  'flex w-full min-w-0 gap-3 self-start pt-[calc((var(--row-h)-21px)/2)] pb-[calc((var(--row-h)-23px)/2)] whitespace-nowrap';
