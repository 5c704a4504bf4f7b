import type { Language } from '@meridian/i18n/core';
import type { ReactNode } from 'react';
import { ImageCell } from '../image-cell/image-cell';
import type { PictureFact } from '../image-cell/picture-card';

export interface MediaCellProps {
  /** Its thumbnail is before the title; an empty source is a missing picture. Omit it for a cell without a thumbnail. */
  image?: { source: string; facts?: readonly PictureFact[] } | undefined;
  title: string;
  /** Descriptions below the title: at most two, each truncated at one line; empty ones are skipped. */
  lines?: readonly string[] | undefined;
  /** After the title. */
  status?: ReactNode;
  /** Whether nothing is truncated: texts wrap, and all descriptions are shown. */
  isWhole?: boolean | undefined;
  language: Language;
}

/** A creative: picture, title and descriptions. For tables whose rows are as high as their content. */
export function MediaCell({ image, title, lines = [], status, isWhole = false, language }: MediaCellProps) {
  const shown = lines.filter((line) => line !== '').slice(0, isWhole ? undefined : 2);
  const cut = isWhole ? 'wrap-anywhere whitespace-normal' : 'truncate';
  // beside a single title, the picture is centred on a line that is lower than it
  const pictureClass = shown.length > 0 || isWhole ? 'mt-px' : '-my-[3px] self-center';
  return (
    <div data-scope-ui="" className={cellClass}>
      {image && (
        <span className={`flex flex-none ${pictureClass}`}>
          <ImageCell source={image.source} name={title} facts={image.facts} language={language} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={`flex min-w-0 gap-2 leading-5 ${isWhole ? '' : 'items-center'}`}>
          <span className={`min-w-0 font-medium text-fg-1 ${cut}`} title={isWhole ? undefined : title}>
            {title}
          </span>
          {status !== undefined && (
            <span data-scope-end="" className="flex-none text-12 font-normal">
              {status}
            </span>
          )}
        </span>
        {shown.map((line, index) => (
          <span
            key={index}
            className={`text-12 leading-[18px] font-normal text-fg-3 ${cut}`}
            title={isWhole ? undefined : line}
          >
            {line}
          </span>
        ))}
      </span>
    </div>
  );
}

// the padding aligns the title with the line of other cells in its row: 73, 55 and 38 px with the rule at medium
const cellClass =
  'flex w-full min-w-0 gap-3 self-start pt-[calc((var(--meridian-row-height)-21px)/2)] pb-[calc((var(--meridian-row-height)-23px)/2)] whitespace-nowrap';
