import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import type { NavGroupMenuProps } from './nav-group-menu';
import { hasActivePage, pagesOf, type NavItem, type RenderNavLink } from './nav-item';
import { navIcon, navItem } from './styles';

/** Props that `renderGroup` receives; `NavGroupMenu` accepts all of them. */
export interface FoldedGroup extends NavGroupMenuProps {
  trigger: ReactElement<ComponentProps<'button'>>;
}

export interface FoldedNavProps {
  /** Each needs an icon. Its title becomes the name and the tooltip. */
  items: readonly NavItem[];
  /** `key` of the open page. Its entry, or the group that contains it, is highlighted. */
  activeKey?: string | undefined;
  /** Renders one link (the router's); spread the props on it. */
  renderLink: RenderNavLink;
  /** Renders a group: its button and its menu, a `NavGroupMenu`. A host may load the menu's code on demand. */
  renderGroup: (group: FoldedGroup) => ReactNode;
}

const foldedItem = cn(navItem, navIcon, 'h-8 justify-center');

/** The navigation as icons. The pages of a group are in a menu beside it. */
export function FoldedNav({ items, activeKey, renderLink, renderGroup }: FoldedNavProps) {
  return (
    <ul data-scope-ui="" className="flex flex-col gap-px">
      {items.map((item) => (
        <li key={item.key}>
          {pagesOf(item).length > 0
            ? renderGroup({ item, activeKey, renderLink, trigger: groupButton(item, activeKey) })
            : renderLink(item, {
                'aria-label': item.title,
                title: item.title,
                'aria-current': item.key === activeKey ? 'page' : undefined,
                className: foldedItem,
                children: item.icon,
              })}
        </li>
      ))}
    </ul>
  );
}

const groupButton = (item: NavItem, activeKey: string | undefined) => (
  <button
    type="button"
    aria-label={item.title}
    title={item.title}
    className={cn(foldedItem, hasActivePage(item, activeKey) && 'bg-accent-bg-2 [&_svg]:text-accent-fg!')}
  >
    {item.icon}
  </button>
);
