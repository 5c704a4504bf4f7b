import { cn } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import type { NavigationItem } from '../navigation/menu';
import { NavIcon } from './nav-icon';
import { navItem } from './nav-list';
import { useMenu, useNodeTitle } from './use-shell';

const GroupMenu = lazyWithPreload(() => import('./group-menu').then((module) => module.GroupMenu));
const foldedItem = cn(navItem, 'h-8 justify-center');

/** The navigation of the folded sidebar: icons, and a fly-out for the pages of a group. */
export function FoldedNav() {
  const { menu, activePath } = useMenu();
  return (
    <ul className="flex flex-col gap-px">
      {menu.map((item) => (
        <li key={item.path}>
          {item.children.length > 0 ? (
            <FoldedGroup item={item} isActive={item.children.some((child) => child.path === activePath)} />
          ) : (
            <FoldedLink item={item} isActive={item.path === activePath} />
          )}
        </li>
      ))}
    </ul>
  );
}

function FoldedLink({ item, isActive }: { item: NavigationItem; isActive: boolean }) {
  const title = useNodeTitle()(item.node);
  return (
    <Link
      to={item.href}
      activeProps={{}}
      aria-label={title}
      title={title}
      aria-current={isActive ? 'page' : undefined}
      className={foldedItem}
    >
      <NavIcon node={item.node} />
    </Link>
  );
}

function FoldedGroup({ item, isActive }: { item: NavigationItem; isActive: boolean }) {
  const title = useNodeTitle()(item.node);
  return (
    <LazyMenu
      preload={GroupMenu.preload}
      trigger={
        <button
          type="button"
          aria-label={title}
          title={title}
          className={cn(foldedItem, isActive && 'bg-accent-bg-2 [&_svg]:text-accent-fg!')}
        >
          <NavIcon node={item.node} />
        </button>
      }
    >
      {(parts) => <GroupMenu item={item} {...parts} />}
    </LazyMenu>
  );
}
