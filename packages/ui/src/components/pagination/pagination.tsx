import { cva } from 'class-variance-authority';
import type { ReactNode, SubmitEvent } from 'react';
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
  /** Name of the field for a page number, which long lists have. Without it, there is no field. */
  goToPage?: string | undefined;
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
          <span className="px-1 font-medium whitespace-nowrap tabular-nums" aria-live="polite">
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
        {!isShort && labels.goToPage !== undefined && count > shownPages && (
          <GoToPage label={labels.goToPage} count={count} onPageChange={onPageChange} />
        )}
      </nav>
    </div>
  );
}

/** Up to this number of pages, each has a button. */
const shownPages = 7;

interface GoToPageProps extends Pick<PaginationProps, 'onPageChange'> {
  label: string;
  /** Number of pages. */
  count: number;
}

/** A field for a page number; Enter opens that page, or the nearest one. */
function GoToPage({ label, count, onPageChange }: GoToPageProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('page');
    if (typeof typed !== 'string' || !/^\s*\d+\s*$/.test(typed)) return;
    form.reset();
    onPageChange(Math.min(count, Math.max(1, Number(typed))));
  };
  return (
    <form onSubmit={handleSubmit} className="ms-1.5">
      <input
        name="page"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        className="h-6.5 w-22 rounded-sm border border-line-3 bg-surface px-2 text-12 text-fg-1 tabular-nums focus-ring placeholder:text-fg-3"
      />
    </form>
  );
}
