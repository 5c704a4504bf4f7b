/** Every page of the console that is no report. */
export const ownPagePaths: readonly string[] = [
  '/home/index',
  '/reportImport',
  '/downloadCenter/index',
  '/messageCenter/list',
  '/messageCenter/details',
  '/systemSet/customField',
  '/systemSet/announcement',
  '/systemSet/announcement/edit',
  '/systemSet/languageSet',
  '/systemSet/changePassword',
  '/401',
  '/404',
];
