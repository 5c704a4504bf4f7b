import {
  periods,
  reportCentrePages,
  reportPagePath,
  sectionsOf,
  type RouteItem,
} from '@meridian/api-client/contract';
import { createI18n, languages } from '@meridian/i18n';
import { hasPage } from '../pages';
import { readRoutes } from '../routes-tree';
import { pageWords } from './page-words';
import { indexPages } from './route-index';

const page = (path: string, key: string, more: Partial<RouteItem> = {}): RouteItem => ({
  path,
  meta: { title: key, i18nKey: `routes.${key}` },
  ...more,
});
const channels = [
  { channel: 'search', path: '/keywordSearch', key: 'keywordSearch' },
  { channel: 'feed', path: '/feeds', key: 'feeds' },
] as const;

/** Routes as the server sends them to an administrator: all reports and the pages around them. For tests. */
export const allRoutes: RouteItem[] = [
  page('/home/index', 'home'),
  ...channels.map(({ channel, path, key }) =>
    page(path, key, {
      children: sectionsOf(channel).map((section) =>
        page(`${path}/${section}`, section, {
          children: periods.map((period) => page(reportPagePath(channel, section, period), period)),
        }),
      ),
    }),
  ),
  page('/reportCenter', 'reportCenter', {
    children: channels.map(({ channel, path, key }) =>
      page(`/reportCenter${path}`, key, {
        children: reportCentrePages
          .filter((each) => each.channel === channel)
          .map((each) => page(each.path, each.kind === 'section' ? each.section : each.kind)),
      }),
    ),
  }),
  page('/reportImport', 'reportImport'),
  page('/downloadCenter/index', 'downloadCenter'),
  page('/messageCenter', 'messageCenter', {
    children: [
      page('/messageCenter/list', 'messageCenter'),
      page('/messageCenter/details', 'messageDetails', { hidden: true }),
    ],
  }),
  page('/systemSet', 'systemSet', {
    children: [
      page('/systemSet/customField', 'customField'),
      page('/systemSet/announcement', 'announcement'),
      page('/systemSet/languageSet', 'languageSet'),
      page('/systemSet/changePassword', 'changePassword'),
    ],
  }),
];

/** Their entries, named by the console's own texts. For tests. */
export async function indexOf(items: readonly RouteItem[]) {
  const words = await Promise.all(
    languages.map(async (language) => {
      const i18n = await createI18n({ language, namespaces: ['routes'] });
      return [language, pageWords(i18n, language)] as const;
    }),
  );
  return indexPages({ nodes: readRoutes(items), words: new Map(words), hasPage });
}
