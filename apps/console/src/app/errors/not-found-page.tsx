import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { HouseIcon, SearchIcon } from '@meridian/ui/icons';
import { ErrorPage } from '@meridian/ui/shell';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePageTitle } from '../../lib/page/use-page-title';
import { hasPage } from '../navigation/pages';
import { allNodes, findPath } from '../navigation/routes-tree';
import { openRouteSearch } from '../route-search/route-search-button';
import { useNodeTitle, useSignedIn } from '../shell/use-shell';
import { suggestPaths, splitAtFirstDifference } from './suggest-paths';

/** The page does not exist; similar addresses among the user's pages are offered. */
export function NotFoundPage({ path }: { path: string | undefined }) {
  const { t } = useTranslation(['shell', 'routes']);
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  usePageTitle(t('routes:notFound'));
  const matches = useMemo(() => {
    if (path === undefined) return [];
    const pages = allNodes(routes).filter((node) => !node.isHidden && hasPage(node.path));
    const known = pages.map((node) => ({
      path: node.path,
      name: findPath(routes, node.path).slice(-2).map(titleOf).join(' · '),
    }));
    return suggestPaths(path, known);
  }, [routes, path, titleOf]);
  const [right, wrong] = splitAtFirstDifference(path ?? '', matches[0]?.path);
  return (
    <ErrorPage
      drawing={lostWay}
      title={t('errorPage.notFoundTitle')}
      body={t('errorPage.notFoundBody')}
      path={
        path !== undefined && (
          <>
            {right}
            <span className="text-bad-fg">{wrong}</span>
          </>
        )
      }
      actions={
        <>
          <Button asChild variant="primary" icon={<HouseIcon />}>
            <Link to="/">{t('errorPage.home')}</Link>
          </Button>
          <Button icon={<SearchIcon />} onClick={openRouteSearch}>
            {t('errorPage.search')}
          </Button>
        </>
      }
    >
      {matches.length > 0 && (
        <nav aria-labelledby="suggest-paths" className="mt-3.5 max-w-full">
          <h2 id="suggest-paths" className="text-12 font-normal text-fg-2">
            {t('errorPage.didYouMean')}
          </h2>
          <ul className="mt-1 grid min-w-[min(320px,100%)] gap-0.5 text-left">
            {matches.map((match) => (
              <li key={match.path}>
                <Link
                  to={match.path}
                  className="flex min-h-8 max-desktop:min-h-11 flex-wrap items-center gap-x-3 rounded-sm px-2.5 py-1.5 focus-ring hover:bg-hover"
                >
                  <SearchIcon aria-hidden className="size-3.75 shrink-0 text-fg-3" />
                  <span className="flex-1 font-medium whitespace-nowrap">{match.name}</span>
                  <span className="font-mono text-11 text-fg-3">{match.path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ErrorPage>
  );
}

const lostWay = (
  <>
    <path d="M0 60h112" stroke="var(--meridian-line-3)" />
    <circle cx="56" cy="32" r="28" stroke="var(--meridian-line-3)" />
    <ellipse cx="56" cy="32" rx="17" ry="28" stroke="var(--meridian-line-2)" />
    <path d="M28 32h56" stroke="var(--meridian-line-2)" />
    <path
      d="M12 50c16-2 20-12 26-20s18-16 28-14 10 6 14 6"
      stroke="var(--meridian-accent)"
      strokeWidth="2"
      strokeDasharray="4 3"
    />
    <circle cx="12" cy="50" r="4.5" fill="var(--meridian-accent)" />
    <path d="M78 17l8 8m0-8l-8 8" stroke="var(--meridian-bad-solid)" strokeWidth="2" strokeLinecap="round" />
  </>
);
