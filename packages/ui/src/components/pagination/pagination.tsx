import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { pageItems } from './page-items';

export interface PaginationLabels {
  /** Names the navigation. */
  navigation: string;
  previous: string;
  next: string;
  /** Name of the button of one page, such as "Page 3". */
  page: (page: number) => string;
}

export interface PaginationProps {
  /** 1-based. */
  page: number;
  /** Rows per page. */
  size: number;
  totalCount: number;
  onPageChange: (page: number) => void;
  labels: PaginationLabels;
  /** Before the pager: a `PageSizeSelect`. */
  sizeSelect?: ReactNode;
  /** `1 / 5` between two arrows instead of numbers, for phones. */
  isShort?: boolean;
  className?: string;
}

const button = cva(
  [
    'grid place-items-center rounded-sm text-12 font-medium text-fg-2 tabular-nums transition-colors focus-ring hover:bg-hover',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-disabled',
    'aria-[current=page]:bg-accent-bg-2 aria-[current=page]:text-accent-fg',
  ],
  { variants: { isTouch: { true: 'size-11', false: 'h-6.5 min-w-6.5 px-1.5' } } },
);

/** Pages of a list. */
export function Pagination({
  page,
  size,
  totalCount,
  onPageChange,
  labels,
  sizeSelect,
  isShort = false,
  className,
}: PaginationProps) {
  const count = Math.max(1, Math.ceil(totalCount / size));
  const arrow = (to: number, label: string, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > count}
      onClick={() => onPageChange(to)}
      className={button({ isTouch: isShort })}
    >
      {icon}
    </button>
  );
  return (
    <div data-scope-ui="" className={cn('flex items-center gap-2', className)}>
      {sizeSelect}
      <nav aria-label={labels.navigation} className="flex items-center gap-0.5">
        {arrow(page - 1, labels.previous, <ChevronLeftIcon className="size-3.5" />)}
        {isShort ? (
          <span className="px-1 font-medium tabular-nums" aria-live="polite">
            {page} / {count}
          </span>
        ) : (
          pageItems(page, count).map((item, index) =>
            item === 'gap' ? (
              <span key={`gap-${String(index)}`} aria-hidden="true" className="px-1 text-12 text-fg-3">
                …
              </span>
            ) : (
              <button
                key={item}
                type="button"
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPageChange(item)}
                className={button({ isTouch: false })}
              >
                {item}
              </button>
            ),
          )
        )}
        {arrow(page + 1, labels.next, <ChevronRightIcon className="size-3.5" />)}
      </nav>
    </div>
  );
}
