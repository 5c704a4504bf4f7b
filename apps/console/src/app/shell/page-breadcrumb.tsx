import { pagePath } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Breadcrumb, type BreadcrumbItem } from '@meridian/ui/shell';
import { Link } from '@tanstack/react-router';
import { accessTo } from '../access/access';
import { buildBreadcrumbs } from '../navigation/breadcrumbs';
import { hasPage, isOpenPage } from '../navigation/pages';
import { useNodeTitle, useShownPath, useSignedIn } from './use-shell';

/** The path of the open page. A group with a page of its own is a link. */
export function PageBreadcrumb() {
  const { t } = useTranslation();
  return (
    <Breadcrumb
      label={t('shell.breadcrumb')}
      items={useBreadcrumbItems()}
      renderLink={(href, props) => <Link to={href} activeProps={{}} {...props} />}
    />
  );
}

function useBreadcrumbItems(): BreadcrumbItem[] {
  const { t } = useTranslation('routes');
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  const path = useShownPath();
  if (path === pagePath('notFound')) return [{ title: t('notFound') }];
  if (isOpenPage(path) || accessTo(path, routes, hasPage) === 'forbidden')
    return [{ title: t('notAllowed') }];
  return buildBreadcrumbs(routes, path, { hasPage, titleOf });
}
