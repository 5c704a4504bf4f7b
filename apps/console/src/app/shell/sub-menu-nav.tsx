import { useTranslation } from '@meridian/i18n';
import { cn, SegmentedNav, Select } from '@meridian/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { pageInChannel } from '../../features/reports/centre/page-in-channel';
import { hasPage } from '../navigation/pages';
import { hasReportLayout } from '../navigation/report-layout';
import { subMenuOf, type SubMenu } from '../navigation/sub-menu';
import { navItem } from './nav-list';
import { useNodeTitle, useShownPath, useSignedIn } from './use-shell';

/** The left sub menu; nothing where the page has none. In the report centre every link keeps the week. */
export function SubMenuNav({ isNarrow = false }: { isNarrow?: boolean }) {
  const { routes } = useSignedIn();
  const path = useShownPath();
  const menu = subMenuOf(routes, path, hasPage);
  if (!menu) return null;
  return isNarrow ? <SubMenuBar menu={menu} path={path} /> : <SubMenuList menu={menu} path={path} />;
}

interface SubMenuProps {
  menu: SubMenu;
  path: string;
}

/** The week in the address, which all pages of the report centre share. */
function useWeek() {
  const search = useSearch({ strict: false });
  return {
    ...('beginDate' in search && { beginDate: search.beginDate }),
    ...('endDate' in search && { endDate: search.endDate }),
  };
}

function SubMenuList({ menu, path }: SubMenuProps) {
  const { t } = useTranslation('reportCentre');
  const titleOf = useNodeTitle();
  const week = useWeek();
  return (
    <div
      className={
        // where the bars above scroll with the page, it stays visible
        'sticky top-0 max-h-dvh w-submenu shrink-0 self-stretch overflow-y-auto border-r border-line-2 bg-surface px-2 py-3 print:hidden'
      }
    >
      <ChannelSwitch menu={menu} path={path} className="mx-0.5 mb-2.5 [--meridian-control-height:30px]" />
      <nav aria-label={hasReportLayout(path) ? t('menu.pages') : titleOf(menu.channel)}>
        <ul>
          {menu.pages.map((page) => (
            <li key={page.path}>
              <Link
                to={page.path}
                search={week}
                activeProps={{}}
                aria-current={page.path === path ? 'page' : undefined}
                title={titleOf(page)}
                className={cn(navItem, 'h-nav px-2.5 aria-[current=page]:font-medium')}
              >
                <span className="truncate">{titleOf(page)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The sub menu on a phone: the channel, and a list of its pages. */
function SubMenuBar({ menu, path }: SubMenuProps) {
  const { t } = useTranslation('reportCentre');
  const titleOf = useNodeTitle();
  const navigate = useNavigate();
  const week = useWeek();
  return (
    <div className="flex shrink-0 gap-2 px-4 pt-3 [--meridian-control-font-size:14px] [--meridian-control-height:40px] print:hidden">
      <ChannelSwitch menu={menu} path={path} className="shrink-0" />
      <Select
        appearance="quiet"
        aria-label={hasReportLayout(path) ? t('menu.pages') : titleOf(menu.channel)}
        options={menu.pages.map((page) => ({ value: page.path, label: titleOf(page) }))}
        value={path}
        onValueChange={(to) => void navigate({ to, search: week })}
        className="flex-1"
      />
    </div>
  );
}

function ChannelSwitch({ menu, path, className }: SubMenuProps & { className: string }) {
  const { t } = useTranslation('reportCentre');
  const titleOf = useNodeTitle();
  const week = useWeek();
  if (menu.channels.length < 2) return null;
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
      className={className}
    />
  );
}
