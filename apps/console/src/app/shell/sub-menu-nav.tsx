import { useTranslation } from '@meridian/i18n';
import { SegmentedNav } from '@meridian/ui';
import { SubMenuBar, SubMenuList } from '@meridian/ui/shell';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { pageInChannel } from '../../features/reports/centre/page-in-channel';
import { hasPage } from '../navigation/pages';
import { hasReportLayout } from '../navigation/report-layout';
import { subMenuOf, type SubMenu } from '../navigation/sub-menu';
import { useNodeTitle, useShownPath, useSignedIn } from './use-shell';

/** The left sub menu; empty if the page has none. In the report centre every link keeps the week. */
export function SubMenuNav({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation('reportCentre');
  const titleOf = useNodeTitle();
  const { routes } = useSignedIn();
  const path = useShownPath();
  const week = useWeek();
  const navigate = useNavigate();
  const menu = subMenuOf(routes, path, hasPage);
  if (!menu) return null;
  const parts = {
    label: hasReportLayout(path) ? t('menu.pages') : titleOf(menu.channel),
    items: menu.pages.map((page) => ({ key: page.path, title: titleOf(page), href: page.path })),
    activeKey: path,
    head: menu.channels.length > 1 && <ChannelSwitch menu={menu} path={path} />,
  };
  return isNarrow ? (
    <SubMenuBar {...parts} onNavigate={({ href }) => void navigate({ to: href, search: week })} />
  ) : (
    <SubMenuList
      {...parts}
      renderLink={({ href }, props) => <Link to={href} search={week} activeProps={{}} {...props} />}
    />
  );
}

/** The week in the address, which all pages of the report centre share. */
function useWeek() {
  const search = useSearch({ strict: false });
  return {
    ...('beginDate' in search && { beginDate: search.beginDate }),
    ...('endDate' in search && { endDate: search.endDate }),
  };
}

function ChannelSwitch({ menu, path }: { menu: SubMenu; path: string }) {
  const { t } = useTranslation('reportCentre');
  const titleOf = useNodeTitle();
  const week = useWeek();
  const words: Readonly<Record<string, string>> = {
    '/reportCenter/keywordSearch': t('menu.search'),
    '/reportCenter/feeds': t('menu.feeds'),
  };
  return (
    <SegmentedNav
      label={t('menu.channels')}
      items={menu.channels.map((node) => ({ value: node.path, node }))}
      current={menu.channel.path}
      renderLink={({ node }, props) => (
        <Link {...props} to={pageInChannel(path, node)} search={week} activeProps={{}}>
          {words[node.path] ?? titleOf(node)}
        </Link>
      )}
    />
  );
}
