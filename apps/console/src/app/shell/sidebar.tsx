import { useTranslation } from '@meridian/i18n';
import { cn, Logo } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { useSettings } from '../../lib/settings/settings';
import { FoldedNav } from './folded-nav';
import { NavList } from './nav-list';

/** The sidebar of the desktop layout. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  const hasLogo = useSettings((state) => state.hasSidebarLogo);
  return (
    <aside
      className={cn(
        'flex shrink-0 flex-col overflow-hidden border-r border-line-2 bg-canvas transition-[width] duration-3 ease-out',
        isOpen ? 'w-sidebar' : 'w-sidebar-collapsed',
      )}
    >
      {hasLogo && <Brand isFolded={!isOpen} />}
      <nav
        aria-label={t('shell.navigation')}
        className={cn(
          'min-h-0 flex-1 overflow-x-hidden overflow-y-auto pb-3',
          hasLogo ? 'pt-1' : 'pt-2',
          isOpen ? 'px-2' : 'px-3',
        )}
      >
        {isOpen ? <NavList /> : <FoldedNav />}
      </nav>
    </aside>
  );
}

/** Mark and name; leads home. */
export function Brand({ isFolded = false }: { isFolded?: boolean }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/"
      activeProps={{}}
      aria-label={isFolded ? t('brand') : undefined}
      className="flex h-topbar shrink-0 items-center gap-2.5 px-4 text-14 font-semibold tracking-tight text-fg-1 focus-ring -outline-offset-2!"
    >
      <Logo className="shrink-0" />
      {!isFolded && <span>{t('brand')}</span>}
    </Link>
  );
}
