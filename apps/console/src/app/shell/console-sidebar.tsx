import { useTranslation } from '@meridian/i18n';
import { FoldedNav, NavList, Sidebar, type FoldedGroup } from '@meridian/ui/shell';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { useSettings } from '../../lib/settings/settings';
import { ConsoleBrand } from './console-brand';
import { useNavigation } from './use-navigation';

const GroupMenu = lazyWithPreload(() => import('./group-menu').then((module) => module.GroupMenu));

/** The sidebar of the desktop layout. */
export function ConsoleSidebar({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  const hasLogo = useSettings((state) => state.hasSidebarLogo);
  const navigation = useNavigation();
  return (
    <Sidebar
      label={t('shell.navigation')}
      isFolded={!isOpen}
      brand={hasLogo && <ConsoleBrand isFolded={!isOpen} />}
    >
      {isOpen ? <NavList {...navigation} /> : <FoldedNav {...navigation} renderGroup={renderGroup} />}
    </Sidebar>
  );
}

const renderGroup = ({ trigger, ...group }: FoldedGroup) => (
  <LazyMenu preload={GroupMenu.preload} trigger={trigger}>
    {(parts) => <GroupMenu {...group} {...parts} />}
  </LazyMenu>
);
