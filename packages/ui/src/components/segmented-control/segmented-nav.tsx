import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { segment, well } from './styles';

export interface SegmentedNavProps<Item extends { value: string }> {
  /** Names the navigation. */
  label: string;
  items: readonly Item[];
  /** `value` of the page that is open. */
  current: string;
  /** Renders one link (the router's); spread the props on it. */
  renderLink: (item: Item, props: { className: string; 'aria-current': 'page' | undefined }) => ReactNode;
  className?: string;
}

/** The segmented control where each segment is a page of its own. */
export function SegmentedNav<Item extends { value: string }>({
  label,
  items,
  current,
  renderLink,
  className,
}: SegmentedNavProps<Item>) {
  return (
    <nav data-scope-ui="" aria-label={label} className={className}>
      <ul className={cn(well, 'flex')}>
        {items.map((item) => (
          <li key={item.value} className="flex flex-1">
            {renderLink(item, {
              className: segment,
              'aria-current': item.value === current ? 'page' : undefined,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
