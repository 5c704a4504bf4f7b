import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { ChevronDownIcon, ChevronRightIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { NavigationItem } from '../navigation/menu';
import { NavIcon } from './nav-icon';
import { useMenu, useNodeTitle } from './use-shell';

/** The style of every entry; size and weight are the caller's. */
export const navItem = [
  'flex w-full items-center rounded-sm whitespace-nowrap text-fg-2 transition-colors focus-ring hover:bg-press',
  '[&_svg]:shrink-0 [&_svg]:text-fg-3 aria-[current=page]:[&_svg]:text-inherit',
  'aria-[current=page]:bg-accent-bg-2 aria-[current=page]:text-accent-fg',
].join(' ');
const topItem = 'h-nav gap-2.5 px-2 font-medium [&:lang(zh)]:gap-2';
const subItem =
  'h-[calc(var(--meridian-nav-item-height)-2px)] pr-2 pl-8.5 aria-[current=page]:font-medium [&:lang(zh)]:pl-8';

/** The two levels of the navigation, unfolded. `onNavigate` runs when a page is selected. */
export function NavList({ onNavigate }: { onNavigate?: () => void }) {
  const { menu, activePath } = useMenu();
  return (
    <ul className="flex flex-col gap-px">
      {menu.map((item) => (
        <li key={item.path}>
          {item.children.length > 0 ? (
            <NavGroup item={item} activePath={activePath} onNavigate={onNavigate} />
          ) : (
            <NavLink item={item} isActive={item.path === activePath} onNavigate={onNavigate} hasIcon />
          )}
        </li>
      ))}
    </ul>
  );
}

interface NavGroupProps {
  item: NavigationItem;
  activePath: string | undefined;
  onNavigate: (() => void) | undefined;
}

function NavGroup({ item, activePath, onNavigate }: NavGroupProps) {
  const { t } = useTranslation();
  const title = useNodeTitle()(item.node);
  const listId = useId();
  const isActive = item.children.some((child) => child.path === activePath);
  // opens by itself with a page inside it; what the user folds stays folded until another page is opened
  const [choice, setChoice] = useState<{ isOpen: boolean; at: string | undefined }>();
  const isOpen = choice && choice.at === activePath ? choice.isOpen : (choice?.isOpen ?? false) || isActive;
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setChoice({ isOpen: !isOpen, at: activePath })}
        className={cn(navItem, topItem, isActive && 'text-fg-1! [&_svg:first-child]:text-accent-fg!')}
      >
        <NavIcon node={item.node} />
        <span title={title} className="truncate">
          {title}
        </span>
        <Chevron aria-hidden className="ml-auto size-3.5" />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        aria-label={t('shell.expand', { group: title })}
        className="relative mt-px mb-1 flex flex-col gap-px before:absolute before:inset-y-1 before:left-4 before:-translate-x-1/2 before:w-px before:bg-line-2"
      >
        {item.children.map((child) => (
          <li key={child.path}>
            <NavLink item={child} isActive={child.path === activePath} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NavLinkProps {
  item: NavigationItem;
  isActive: boolean;
  onNavigate: (() => void) | undefined;
  hasIcon?: boolean;
}

function NavLink({ item, isActive, onNavigate, hasIcon = false }: NavLinkProps) {
  const title = useNodeTitle()(item.node);
  return (
    <Link
      to={item.href}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{}}
      aria-current={isActive ? 'page' : undefined}
      onClick={onNavigate}
      className={cn(navItem, hasIcon ? topItem : subItem)}
    >
      {hasIcon && <NavIcon node={item.node} />}
      <span title={title} className="truncate">
        {title}
      </span>
    </Link>
  );
}
