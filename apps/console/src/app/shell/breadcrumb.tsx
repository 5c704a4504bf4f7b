import { useTranslation } from '@meridian/i18n';
import { Fragment } from 'react';
import { accessTo } from '../access';
import { hasPage, isOpenPage } from '../pages';
import { trailTo } from '../routes-tree';
import { useNodeTitle, useShownPath, useSignedIn } from './use-shell';

/** Where the open page stands. */
export function Breadcrumb() {
  const { t } = useTranslation(['common', 'routes']);
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  const path = useShownPath();
  const titles = () => {
    if (path === '/404') return [t('routes:notFound')];
    if (isOpenPage(path) || accessTo(path, routes, hasPage) === 'forbidden') return [t('routes:notAllowed')];
    const trail = trailTo(routes, path);
    // `/home` and `/home/index` are one page
    return trail.map(titleOf).filter((title, index, all) => title !== all[index + 1]);
  };
  return (
    <nav aria-label={t('shell.breadcrumb')} className="min-w-0 text-fg-3">
      <ol className="flex min-w-0 items-center gap-1.5">
        {titles().map((title, index, all) => (
          <Fragment key={`${String(index)} ${title}`}>
            <li aria-hidden="true" className="text-line-3">
              /
            </li>
            <li
              aria-current={index === all.length - 1 ? 'page' : undefined}
              className="truncate aria-[current=page]:font-medium aria-[current=page]:text-fg-1"
            >
              {title}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
