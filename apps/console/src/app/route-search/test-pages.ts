import {
  menuGroups,
  pages,
  periods,
  reportCentrePages,
  reportPagePath,
  sectionsOf,
  type RouteItem,
} from '@meridian/api-client/contract';
import { createI18n, languages } from '@meridian/i18n';
import { hasPage } from '../navigation/pages';
import { readRoutes } from '../navigation/routes-tree';
import { pageWords } from './page-words';
import { indexPages } from './route-index';

const page = (path: string, key: string, more?: Partial<RouteItem>): RouteItem => ({
  path,
  meta: { title: key, i18nKey: `routes.${key}` },
  ...more,
});
const reportGroups = menuGroups.filter((group) => group.kind === 'reports');

/** Routes that the server sends to an administrator: all reports and the pages around them. For tests. */
export const allRoutes: RouteItem[] = menuGroups.flatMap((group): RouteItem[] => {
  if (group.kind === 'reports') {
    return [
      page(group.path, group.titleKey, {
        children: sectionsOf(group.channel).map((section) =>
          page(`${group.path}/${section}`, section, {
            children: periods.map((period) => page(reportPagePath(group.channel, section, period), period)),
          }),
        ),
      }),
    ];
  }
  if (group.kind === 'centre') {
    const branches = reportGroups.map(({ channel, path, titleKey }) =>
      page(group.path + path, titleKey, {
        children: reportCentrePages
          .filter((each) => each.channel === channel)
          .map((each) => page(each.path, each.kind === 'section' ? each.section : each.kind)),
      }),
    );
    return [page(group.path, group.titleKey, { children: branches })];
  }
  const own = Object.values(pages)
    .filter((each) => each.group === group.id)
    .map((each) => page(each.path, each.titleKey, each.isHidden ? { hidden: true } : {}));
  return group.kind === 'pages' ? own : [page(group.path, group.titleKey, { children: own })];
});

/** Their index entries, named by the console's texts. For tests. */
export async function indexOf(items: readonly RouteItem[]) {
  const words = await Promise.all(
    languages.map(async (language) => {
      const i18n = await createI18n({ language, namespaces: ['routes'] });
      return [language, pageWords(i18n, language)] as const;
    }),
  );
  return indexPages({ nodes: readRoutes(items), words: new Map(words), hasPage });
}
