import type { TextKey } from '@meridian/i18n/texts';
import type { PageFields, PageInMenu } from './page-fields';
import type { Channel } from './reports/model/sections';

const table = {
  login: { path: '/login', access: 'public', titleKey: 'login', group: null },
  home: {
    path: '/home/index',
    access: 'session',
    titleKey: 'home',
    group: 'start',
    icon: 'home',
    isPinned: true,
  },
  drafts: {
    path: '/adDraft/list',
    access: 'draft:draft:view',
    titleKey: 'drafts',
    group: 'tools',
    icon: 'square-pen',
  },
  draftNew: {
    path: '/adDraft/new',
    access: 'draft:draft:edit',
    titleKey: 'draftNew',
    group: 'tools',
    icon: 'square-pen',
    isHidden: true,
    activeMenu: 'drafts',
  },
  draftEdit: {
    path: '/adDraft/edit',
    access: 'draft:draft:view',
    titleKey: 'draftEdit',
    group: 'tools',
    icon: 'square-pen',
    isHidden: true,
    activeMenu: 'drafts',
    hasParameter: true,
  },
  draftCopy: {
    path: '/adDraft/copy',
    access: 'draft:draft:edit',
    titleKey: 'draftCopy',
    group: 'tools',
    icon: 'square-pen',
    isHidden: true,
    activeMenu: 'drafts',
    hasParameter: true,
  },
  materials: {
    path: '/material/image',
    access: 'material:image:view',
    titleKey: 'materials',
    group: 'tools',
    icon: 'image',
  },
  customers: {
    path: '/customer',
    access: 'customer:customer:view',
    titleKey: 'customers',
    group: 'accounts',
  },
  companies: {
    path: '/company',
    access: 'customer:company:view',
    titleKey: 'companies',
    group: 'accounts',
  },
  providerAccounts: {
    path: '/account',
    access: 'account:account:view',
    titleKey: 'providerAccounts',
    group: 'accounts',
  },
  users: { path: '/system/user', access: 'system:user:view', titleKey: 'users', group: 'accounts' },
  roles: { path: '/permission/role', access: 'system:role:view', titleKey: 'roles', group: 'accounts' },
  audit: { path: '/system/audit', access: 'system:audit:view', titleKey: 'audit', group: 'accounts' },
  costReport: {
    path: '/costReport',
    access: 'report:cost:view',
    titleKey: 'costReport',
    group: 'files',
    icon: 'wallet',
  },
  imports: {
    path: '/reportImport',
    access: 'report:import:view',
    titleKey: 'reportImport',
    group: 'files',
    icon: 'file-input',
  },
  downloads: {
    path: '/downloadCenter/index',
    access: 'report:export:create',
    titleKey: 'downloadCenter',
    group: 'files',
    icon: 'download',
  },
  alerts: {
    path: '/alert',
    access: 'report:alert:edit',
    titleKey: 'alerts',
    group: 'files',
    icon: 'bell-ring',
  },
  reportSchedules: {
    path: '/reportSchedule',
    access: 'report:export:create',
    titleKey: 'reportSchedules',
    group: 'files',
    icon: 'send',
  },
  messages: { path: '/messageCenter/list', access: 'session', titleKey: 'messageCenter', group: 'messages' },
  message: {
    path: '/messageCenter/details',
    access: 'session',
    titleKey: 'messageDetails',
    group: 'messages',
    isHidden: true,
    activeMenu: 'messages',
  },
  customFields: {
    path: '/systemSet/customField',
    access: 'report:field:edit',
    titleKey: 'customField',
    group: 'settings',
  },
  announcements: {
    path: '/systemSet/announcement',
    access: 'message:announcement:edit',
    titleKey: 'announcement',
    group: 'settings',
  },
  announcementEdit: {
    path: '/systemSet/announcement/edit',
    access: 'message:announcement:edit',
    titleKey: 'announcementEdit',
    group: 'settings',
    isHidden: true,
    activeMenu: 'announcements',
  },
  draftRules: {
    path: '/systemSet/draftRule',
    access: 'draft:rule:edit',
    titleKey: 'draftRules',
    group: 'settings',
  },
  ownPages: { path: '/permission/page', access: 'session', titleKey: 'ownPages', group: 'settings' },
  ownPermissions: {
    path: '/permission/directive',
    access: 'session',
    titleKey: 'ownPermissions',
    group: 'settings',
  },
  language: { path: '/systemSet/languageSet', access: 'session', titleKey: 'languageSet', group: 'settings' },
  mail: { path: '/systemSet/mail', access: 'session', titleKey: 'mail', group: 'settings' },
  password: {
    path: '/systemSet/changePassword',
    access: 'session',
    titleKey: 'changePassword',
    group: 'settings',
    isUncached: true,
  },
  secondFactor: {
    path: '/systemSet/secondFactor',
    access: 'session',
    titleKey: 'secondFactor',
    group: 'settings',
  },
  notAllowed: { path: '/401', access: 'session', titleKey: 'notAllowed', group: null },
  notFound: { path: '/404', access: 'session', titleKey: 'notFound', group: null },
} as const satisfies Record<string, PageFields & PageInMenu>;

const groups = [
  { id: 'start', kind: 'pages' },
  {
    id: 'search',
    kind: 'reports',
    channel: 'search',
    path: '/keywordSearch',
    titleKey: 'keywordSearch',
    icon: 'search',
    isAlwaysGroup: true,
  },
  {
    id: 'feed',
    kind: 'reports',
    channel: 'feed',
    path: '/feeds',
    titleKey: 'feeds',
    icon: 'newspaper',
    isAlwaysGroup: true,
  },
  {
    id: 'reportCentre',
    kind: 'centre',
    path: '/reportCenter',
    titleKey: 'reportCenter',
    icon: 'chart-column',
    isAlwaysGroup: true,
  },
  { id: 'tools', kind: 'pages' },
  {
    id: 'accounts',
    kind: 'group',
    path: '/accounts',
    titleKey: 'accounts',
    icon: 'users',
    isAlwaysGroup: true,
  },
  { id: 'files', kind: 'pages' },
  { id: 'messages', kind: 'group', path: '/messageCenter', titleKey: 'messageCenter', icon: 'bell' },
  {
    id: 'settings',
    kind: 'group',
    path: '/systemSet',
    titleKey: 'systemSet',
    icon: 'settings',
    isAlwaysGroup: true,
  },
] as const satisfies readonly (GroupFields & { icon?: string })[];

interface GroupEntry {
  path: `/${string}`;
  titleKey: TextKey<'routes'>;
  /** A group even if it contains a single page. */
  isAlwaysGroup?: true;
}

type GroupFields = { id: string } & (
  | { kind: 'pages' }
  | ({ kind: 'reports'; channel: Channel } & GroupEntry)
  | ({ kind: 'centre' } & GroupEntry)
  | ({ kind: 'group' } & GroupEntry)
);

/** Ids of the pages of the console that are not reports; for reports see `reportPages`. */
export type PageId = keyof typeof table;

/** Names of the icons of the menu. The console has a component for each. */
export type MenuIconName = Extract<
  (typeof table)[PageId] | (typeof groups)[number],
  { icon: string }
>['icon'];

/** A page of the console that is not a report. */
export type PageDefinition = Omit<PageFields, 'activeMenu'> & {
  activeMenu?: PageId;
  group: PageInMenu['group'];
  icon?: MenuIconName;
};

/**
 * A group of the menu. `pages`: the pages of the group, without an entry for the group; `reports`: the reports of a channel; `centre`:
 * the report centre; `group`: an entry with the pages of the group below it.
 */
export type MenuGroup = GroupFields & { icon?: MenuIconName };

/**
 * Every page that is not a report, in the order of the menu. The server's router tree, the console's menu, icons, paths
 * and links follow from this table (docs/recipes/add-a-page.md).
 */
export const pages: Readonly<Record<PageId, PageDefinition>> = table;

/** The groups of the menu, in its order. */
export const menuGroups: readonly MenuGroup[] = groups;

/** The path of a page, such as `/downloadCenter/index` for `downloads`. */
export function pagePath<Id extends PageId>(id: Id): (typeof table)[Id]['path'] {
  return table[id].path;
}

const withParameter = Object.values(pages).filter(({ hasParameter }) => hasParameter);

/** The path of the page at an address: `/adDraft/edit` for `/adDraft/edit/{id}/keyword`; other paths unchanged. */
export function pageAt(path: string): string {
  return withParameter.find((page) => path.startsWith(`${page.path}/`))?.path ?? path;
}

/** The path that a tag stands for: `/adDraft/edit/{id}` for `/adDraft/edit/{id}/keyword`; other paths unchanged. */
export function tagPathAt(path: string): string {
  const page = pageAt(path);
  return page === path ? path : `${page}/${path.slice(page.length + 1).split('/')[0] ?? ''}`;
}
