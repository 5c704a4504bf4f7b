import { pagePath, pages } from '../packages/api-client/src/contract/pages';
import { reportPages } from '../packages/api-client/src/contract/reports/pages';

// a page with a parameter shows a user's own object: journeys open those
const ownPagePaths = Object.values(pages).flatMap(({ path, access, hasParameter }) =>
  access === 'public' || hasParameter ? [] : [path],
);

/** Every address of the console that a logged-in user can open. */
export const everyPage: readonly string[] = [...ownPagePaths, ...reportPages.map(({ path }) => path)];

/** Pages as the server delivers them, inside the shell; stories scan each page separately. */
export const samplePages: readonly string[] = [
  pagePath('home'),
  '/keywordSearch/keyword/keywordCustom?compare=previous&metric=cost',
  '/reportCenter/keywordSearch/summary',
  pagePath('messages'),
  '/feeds/designDaily/designDailyMonth',
  '/reportCenter/feeds/crowdWeekly',
];

/** One page of each kind that has menus, pop-overs or lists; on the first, those of the shell are also audited. */
export const openerPages: readonly string[] = [
  '/home/index',
  '/keywordSearch/keyword/keywordReport',
  '/keywordSearch/keyword/keywordCustom?compare=previous&changed=20&metric=cost',
  '/feeds/designDaily/designDailyMonth',
  '/reportCenter/keywordSearch/searchWeekly',
  '/reportCenter/keywordSearch/summary',
  '/adDraft/list',
  '/downloadCenter/index',
  '/messageCenter/list',
  '/systemSet/announcement',
  '/systemSet/announcement/edit',
];
