import type { ReactNode } from 'react';
import { cn } from '../lib/cn';

export interface BreadcrumbItem {
  /** Already translated. */
  title: string;
  /** The page that it links to; undefined if it has none, and for the open page. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** Names the navigation. */
  label: string;
  /** From the top to the open page, which is the last item. */
  items: readonly BreadcrumbItem[];
  /** Renders one link (the router's); spread the props on it. */
  renderLink: (href: string, props: { className: string; children: ReactNode }) => ReactNode;
}

/** The path to the open page. It takes the width that its neighbours leave; a narrow one shows the last parts. */
export function Breadcrumb({ label, items, renderLink }: BreadcrumbProps) {
  return (
    <nav data-scope-ui="" aria-label={label} className="@container min-w-0 flex-[999_1_0%] text-fg-3">
      <ol className="flex min-w-0 items-center gap-1.5 overflow-hidden whitespace-nowrap">
        {items.map(({ title, href }, index) => {
          const above = items.length - 1 - index;
          return (
            <li
              key={`${String(index)} ${title}`}
              className={cn(
                'flex min-w-0 items-center gap-1.5',
                above === 0 && 'shrink-0 max-w-full',
                above === 1 && 'hidden @min-[176px]:flex',
                above > 1 && 'hidden @min-[280px]:flex',
              )}
            >
              <span aria-hidden="true" className="text-line-3">
                /
              </span>
              {href === undefined ? (
                <span
                  aria-current={above === 0 ? 'page' : undefined}
                  className="truncate aria-[current=page]:font-medium aria-[current=page]:text-fg-1"
                >
                  {title}
                </span>
              ) : (
                renderLink(href, {
                  className: 'truncate rounded-xs focus-ring -outline-offset-1! hover:text-fg-1',
                  children: title,
                })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
