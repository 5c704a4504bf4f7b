import type { Language } from '@meridian/i18n/core';
import { Chip, cn } from '@meridian/ui';
import {
  CheckIcon,
  CircleAlertIcon,
  CloudCheckIcon,
  CloudOffIcon,
  CloudUploadIcon,
} from '@meridian/ui/icons';
import type { MouseEvent } from 'react';
import { pictureLabels } from './labels';
import type { LibraryPicture } from './picture';
import { listColumns, type PictureView } from './picture-layout';
import { Thumbnail } from './thumbnail';

export interface PictureOptionProps {
  id: string;
  picture: LibraryPicture;
  /** From 0. */
  index: number;
  count: number;
  src: string | undefined;
  view: PictureView;
  language: Language;
  isSelected: boolean;
  isActive: boolean;
  isSelectable: boolean;
  onClick: (event: MouseEvent) => void;
  onToggle: (event: MouseEvent) => void;
}

/** A picture of a grid or list. It never has the focus: its list has it, and refers to the active picture. */
export function PictureOption({ view, ...props }: PictureOptionProps) {
  const { id, index, count, isSelected, isSelectable, onClick } = props;
  return (
    // keys are handled by the listbox around it, which has the focus
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isSelectable ? isSelected : false}
      aria-posinset={index + 1}
      aria-setsize={count}
      onClick={onClick}
      className="group/option min-w-0 cursor-pointer"
    >
      {view === 'grid' ? <Card {...props} /> : <ListRow {...props} />}
    </div>
  );
}

type PartProps = Omit<PictureOptionProps, 'view'>;

const ring = 'outline-2 outline-offset-2';

function Card({ picture, src, language, ...state }: PartProps) {
  const labels = pictureLabels[language];
  return (
    <>
      <div
        className={cn(
          'relative grid aspect-[1.61] place-items-center overflow-hidden rounded-md bg-sunken inset-ring inset-ring-line-2',
          state.isSelected && `outline-accent ${ring}`,
          state.isActive &&
            'group-focus-visible/list:outline-2 group-focus-visible/list:outline-offset-4 group-focus-visible/list:outline-focus',
        )}
      >
        <Thumbnail key={src} src={src} />
        {state.isSelectable && <Tick {...state} className="absolute top-1 left-1" />}
        <RatioChip picture={picture} language={language} className="absolute right-1.5 bottom-1.5" />
      </div>
      <p className="mt-2 flex items-center justify-between gap-2 leading-5">
        <span title={picture.name} className="truncate font-medium text-fg-1">
          {picture.name}
        </span>
        <RowSyncState picture={picture} language={language} />
      </p>
      <p className="flex justify-between gap-2 text-12 leading-4.5 text-fg-3">
        <span className="tabular-nums">{labels.pixels(picture)}</span>
        <span className="truncate">{labels.usedIn(picture.creativeCount)}</span>
      </p>
    </>
  );
}

function ListRow({ picture, src, language, ...state }: PartProps) {
  const labels = pictureLabels[language];
  return (
    <div
      className={cn(
        'h-14 border-b border-line-1 group-hover/option:bg-hover',
        listColumns,
        state.isSelected && 'bg-accent-bg',
        state.isActive &&
          'group-focus-visible/list:outline-2 group-focus-visible/list:-outline-offset-2 group-focus-visible/list:outline-focus',
      )}
    >
      {state.isSelectable ? <Tick {...state} isAlwaysShown /> : <span />}
      <span className="grid h-10 w-16 place-items-center overflow-hidden rounded-xs bg-sunken inset-ring inset-ring-line-2">
        <Thumbnail key={src} src={src} />
      </span>
      <span className="min-w-0">
        <span title={picture.name} className="block truncate font-medium text-fg-1">
          {picture.name}
        </span>
        <span className="block truncate text-12 text-fg-3">{picture.theme || labels.noTheme}</span>
      </span>
      <span>
        <RatioChip picture={picture} language={language} isQuiet />
      </span>
      <span className="text-fg-2 tabular-nums max-desktop:hidden">{labels.pixels(picture)}</span>
      <span className="text-fg-2 tabular-nums max-wide:hidden">{picture.fileSize}</span>
      <span className="max-desktop:hidden">
        <RowSyncState picture={picture} language={language} />
      </span>
      <span className="truncate text-12 text-fg-3 max-desktop:hidden">
        {labels.usedIn(picture.creativeCount)}
      </span>
      <span className="truncate text-12 text-fg-3 tabular-nums max-wide:hidden">{picture.created}</span>
    </div>
  );
}

interface TickProps extends Pick<PartProps, 'isSelected' | 'onToggle'> {
  isAlwaysShown?: boolean;
  className?: string;
}

/** Marks the selection, and selects by mouse; with the keyboard, Space does. */
function Tick({ isSelected, onToggle, isAlwaysShown = false, className }: TickProps) {
  return (
    <span
      aria-hidden
      data-tick=""
      onClick={(event) => {
        event.stopPropagation();
        onToggle(event);
      }}
      className={cn(
        'grid size-7 flex-none place-items-center',
        !isSelected &&
          !isAlwaysShown &&
          'opacity-0 group-hover/option:opacity-100 group-focus-visible/list:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      <span
        className={cn(
          'grid size-4 place-items-center rounded-xs border',
          isSelected ? 'border-accent bg-accent' : 'border-line-control bg-surface',
        )}
      >
        {isSelected && <CheckIcon className="size-3 stroke-3 text-on-accent" />}
      </span>
    </span>
  );
}

interface RatioChipProps {
  picture: Pick<LibraryPicture, 'ratio'>;
  language: Language;
  isQuiet?: boolean;
  className?: string;
}

function RatioChip({ picture: { ratio }, language, isQuiet = false, className }: RatioChipProps) {
  const text = ratio ?? pictureLabels[language].otherRatio;
  if (isQuiet)
    return (
      <Chip tone={ratio === null ? 'warn' : 'mute'} shape="square">
        {text}
      </Chip>
    );
  return (
    <span
      className={cn(
        'rounded-xs bg-[rgb(20_20_30/0.75)] px-1.5 py-0.5 text-12 font-medium text-white',
        className,
      )}
    >
      {text}
    </span>
  );
}

const syncIcons = {
  none: CloudOffIcon,
  pending: CloudUploadIcon,
  synchronized: CloudCheckIcon,
  failed: CircleAlertIcon,
} as const;
const syncTexts = {
  none: 'notSynced',
  pending: 'sending',
  synchronized: 'synced',
  failed: 'notAccepted',
} as const;

function RowSyncState({
  picture: { syncState, syncMessage },
  language,
}: {
  picture: Pick<LibraryPicture, 'syncState' | 'syncMessage'>;
  language: Language;
}) {
  const Icon = syncIcons[syncState];
  return (
    <span
      title={syncMessage ?? undefined}
      className={cn(
        'flex flex-none items-center gap-1 text-12',
        syncState === 'failed' ? 'text-bad-fg' : 'text-fg-3',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {pictureLabels[language][syncTexts[syncState]]}
    </span>
  );
}
