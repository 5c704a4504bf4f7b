import { pagePath } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { accessTo } from '../access/access';
import { buildBreadcrumbs, type Crumb } from '../navigation/breadcrumbs';
import { hasPage, isOpenPage } from '../navigation/pages';
import { useNodeTitle, useShownPath, useSignedIn } from './use-shell';

/** The path of the open page. A group with a page of its own is a link. A narrow bar shows the last parts. */
export function Breadcrumb() {
  const { t } = useTranslation(['common', 'routes']);
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  const path = useShownPath();
  const crumbs = (): Crumb[] => {
    if (path === pagePath('notFound')) return [{ title: t('routes:notFound') }];
    if (isOpenPage(path) || accessTo(path, routes, hasPage) === 'forbidden') {
      return [{ title: t('routes:notAllowed') }];
    }
    return buildBreadcrumbs(routes, path, { hasPage, titleOf });
  };
  return (
    // takes all the room that the tools leave
    <nav aria-label={t('shell.breadcrumb')} className="@container min-w-0 flex-[999_1_0%] text-fg-3">
      <ol className="flex min-w-0 items-center gap-1.5 overflow-hidden whitespace-nowrap">
        {crumbs().map(({ title, href }, index, all) => {
          const above = all.length - 1 - index;
          return (
            <li
              key={`${String(index)} ${title}`}
              className={cn(
                'flex min-w-0 items-center gap-1.5',
                above === 0 && 'shrink-0 max-w-full',
                above === 1 && 'hidden @min-[176px]:flex',
                above > 1 && 'hidden @min-[280px]:flex',
              )}
            >
              <span aria-hidden="true" className="text-line-3">
                /
              </span>
              {href === undefined ? (
                <span
                  aria-current={above === 0 ? 'page' : undefined}
                  className="truncate aria-[current=page]:font-medium aria-[current=page]:text-fg-1"
                >
                  {title}
                </span>
              ) : (
                <Link
                  to={href}
                  activeProps={{}}
                  className="truncate rounded-xs focus-ring -outline-offset-1! hover:text-fg-1"
                >
                  {title}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
