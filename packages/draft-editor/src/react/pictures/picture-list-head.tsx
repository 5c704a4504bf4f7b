import type { Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '@meridian/ui/icons';
import { pictureLabels, type PictureListHeadName } from './labels';
import { listColumns } from './picture-layout';

/** Sort keys of a list of pictures. */
export type PictureSortKey = 'name' | 'width' | 'bytes' | 'createdTime';

export interface PictureSort {
  key: PictureSortKey;
  direction: 'asc' | 'desc';
}

export interface PictureListHeadProps {
  language: Language;
  /** Null for the order of the host. */
  sort: PictureSort | null;
  /** Ascending first, then descending, then the order of the host. */
  onSortChange: (sort: PictureSort | null) => void;
}

const heads: readonly { name: PictureListHeadName; sortKey?: PictureSortKey; className?: string }[] = [
  { name: 'name', sortKey: 'name' },
  { name: 'ratio' },
  { name: 'width', sortKey: 'width' },
  { name: 'bytes', sortKey: 'bytes', className: 'max-wide:hidden' },
  { name: 'sync' },
  { name: 'use' },
  { name: 'createdTime', sortKey: 'createdTime', className: 'max-wide:hidden' },
];

/** The headers above a list of pictures, which sort it. A narrow list has none: its host offers the orders in a menu. */
export function PictureListHead({ language, sort, onSortChange }: PictureListHeadProps) {
  const { heads: titles } = pictureLabels[language];
  return (
    // the list below is a list box, not a table: its headers are buttons that announce the order
    <div className="flex-none overflow-hidden border-b border-line-2 bg-sunken px-page [scrollbar-gutter:stable] max-desktop:hidden">
      <div className={cn('h-head text-12 font-medium text-fg-3', listColumns)}>
        <span className="col-span-2" />
        {heads.map(({ name, sortKey, className }) => (
          <span key={name} className={cn('min-w-0 truncate', className)}>
            {sortKey ? (
              <SortButton
                sortKey={sortKey}
                language={language}
                sort={sort}
                onSortChange={onSortChange}
                title={titles[name]}
              />
            ) : (
              titles[name]
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

interface SortButtonProps extends PictureListHeadProps {
  sortKey: PictureSortKey;
  title: string;
}

const icons = { asc: ArrowUpIcon, desc: ArrowDownIcon } as const;
const nextDirection = { none: 'asc', asc: 'desc', desc: null } as const;

function SortButton({ sortKey, title, language, sort, onSortChange }: SortButtonProps) {
  const direction = sort?.key === sortKey ? sort.direction : undefined;
  const Icon = direction ? icons[direction] : ChevronsUpDownIcon;
  const next = nextDirection[direction ?? 'none'];
  return (
    <button
      type="button"
      aria-label={pictureLabels[language].sortedBy(title, direction)}
      aria-pressed={direction !== undefined}
      onClick={() => onSortChange(next && { key: sortKey, direction: next })}
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-xs font-medium focus-ring hover:text-fg-1',
        direction && 'text-accent-fg',
      )}
    >
      <Icon aria-hidden className={cn('size-3.25 flex-none', !direction && 'opacity-50')} />
      <span className="truncate">{title}</span>
    </button>
  );
}
