import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import type { NavItem, RenderNavLink } from './nav-item';
import { navItem } from './styles';

export interface SubMenuListProps {
  /** Names the navigation. */
  label: string;
  /** The pages of the group. */
  items: readonly NavItem[];
  /** `key` of the open page. */
  activeKey?: string | undefined;
  /** Renders one link (the router's); spread the props on it. */
  renderLink: RenderNavLink;
  /** Content above the list: a `SegmentedNav` between groups. */
  head?: ReactNode;
}

/** The pages of a group, beside the open one. It stays visible while the page scrolls. */
export function SubMenuList({ label, items, activeKey, renderLink, head }: SubMenuListProps) {
  return (
    <div
      data-scope-ui=""
      className="sticky top-0 max-h-dvh w-submenu shrink-0 self-stretch overflow-y-auto border-r border-line-2 bg-surface px-2 py-3 print:hidden"
    >
      {head && (
        <div data-scope-end="" className="mx-0.5 mb-2.5 [--meridian-control-height:30px]">
          {head}
        </div>
      )}
      <nav aria-label={label}>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              {renderLink(item, {
                'aria-current': item.key === activeKey ? 'page' : undefined,
                title: item.title,
                className: cn(navItem, 'h-nav px-2.5 aria-[current=page]:font-medium'),
                children: <span className="truncate">{item.title}</span>,
              })}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
