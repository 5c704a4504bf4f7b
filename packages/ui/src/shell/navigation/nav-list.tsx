import { useId, useState } from 'react';
import { ChevronDownIcon, ChevronRightIcon } from '../../icons';
import { cn } from '../../lib/cn';
import {
  hasActivePage,
  isGroupOpen,
  pagesOf,
  type GroupChoice,
  type NavItem,
  type RenderNavLink,
} from './nav-item';
import { navIcon, navItem } from './styles';

export interface NavListProps {
  items: readonly NavItem[];
  /** `key` of the entry to highlight. Its group opens automatically. */
  activeKey?: string | undefined;
  /** Renders one link (the router's); spread the props on it. */
  renderLink: RenderNavLink;
  /** Called when a page is selected, such as to close the drawer around the list. */
  onNavigate?: (() => void) | undefined;
}

const topItem = cn(navIcon, 'h-nav gap-2.5 px-2 font-medium [&:lang(zh)]:gap-2');
const subItem =
  'h-[calc(var(--meridian-nav-item-height)-2px)] pr-2 pl-8.5 aria-[current=page]:font-medium [&:lang(zh)]:pl-8';

/** The two levels of the navigation, expanded. */
export function NavList({ items, ...list }: NavListProps) {
  return (
    <ul data-scope-ui="" className="flex flex-col gap-px">
      {items.map((item) => (
        <li key={item.key}>
          {pagesOf(item).length > 0 ? (
            <NavGroup {...list} item={item} />
          ) : (
            <NavPage {...list} item={item} hasIcon />
          )}
        </li>
      ))}
    </ul>
  );
}

interface NavEntryProps extends Omit<NavListProps, 'items'> {
  item: NavItem;
}

function NavGroup({ item, ...list }: NavEntryProps) {
  const { title, icon } = item;
  const { activeKey } = list;
  const id = useId();
  const [choice, setChoice] = useState<GroupChoice>();
  const isOpen = isGroupOpen(item, activeKey, choice);
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        aria-expanded={isOpen}
        aria-controls={`${id}-pages`}
        onClick={() => setChoice({ isOpen: !isOpen, activeKey })}
        className={cn(
          navItem,
          topItem,
          hasActivePage(item, activeKey) && 'text-fg-1! [&_svg:first-child]:text-accent-fg!',
        )}
      >
        {icon}
        <span title={title} className="truncate">
          {title}
        </span>
        <Chevron aria-hidden className="ml-auto size-3.5" />
      </button>
      <ul
        id={`${id}-pages`}
        hidden={!isOpen}
        aria-labelledby={`${id}-button`}
        className="relative mt-px mb-1 flex flex-col gap-px before:absolute before:inset-y-1 before:left-4 before:-translate-x-1/2 before:w-px before:bg-line-2"
      >
        {pagesOf(item).map((page) => (
          <li key={page.key}>
            <NavPage {...list} item={page} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NavPage({
  item,
  activeKey,
  renderLink,
  onNavigate,
  hasIcon = false,
}: NavEntryProps & { hasIcon?: boolean }) {
  return renderLink(item, {
    'aria-current': item.key === activeKey ? 'page' : undefined,
    ...(onNavigate && { onClick: onNavigate }),
    className: cn(navItem, hasIcon ? topItem : subItem),
    children: (
      <>
        {hasIcon && item.icon}
        <span title={item.title} className="truncate">
          {item.title}
        </span>
      </>
    ),
  });
}
