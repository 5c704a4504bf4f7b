import type accounts from '../locales/en/accounts.json';
import type auth from '../locales/en/auth.json';
import type columns from '../locales/en/columns.json';
import type common from '../locales/en/common.json';
import type customFields from '../locales/en/customFields.json';
import type downloads from '../locales/en/downloads.json';
import type errors from '../locales/en/errors.json';
import type exportFile from '../locales/en/exportFile.json';
import type importProblems from '../locales/en/importProblems.json';
import type imports from '../locales/en/imports.json';
import type reportCentre from '../locales/en/reportCentre.json';
import type reports from '../locales/en/reports.json';
import type routes from '../locales/en/routes.json';

/** The texts of each namespace; the English files say which keys there are. */
export interface Resources {
  accounts: typeof accounts;
  auth: typeof auth;
  columns: typeof columns;
  common: typeof common;
  customFields: typeof customFields;
  downloads: typeof downloads;
  errors: typeof errors;
  exportFile: typeof exportFile;
  importProblems: typeof importProblems;
  imports: typeof imports;
  reportCentre: typeof reportCentre;
  reports: typeof reports;
  routes: typeof routes;
}
export type Namespace = keyof Resources;

/** Every file of `locales/<language>`. */
export const namespaces = [
  'accounts',
  'auth',
  'columns',
  'common',
  'customFields',
  'downloads',
  'errors',
  'exportFile',
  'importProblems',
  'imports',
  'reportCentre',
  'reports',
  'routes',
] as const satisfies readonly Namespace[];

export const defaultNamespace = 'common' satisfies Namespace;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    resources: Resources;
  }
}
