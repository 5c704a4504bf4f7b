import type accounts from '../locales/en/accounts.json';
import type auth from '../locales/en/auth.json';
import type columns from '../locales/en/columns.json';
import type common from '../locales/en/common.json';
import type errors from '../locales/en/errors.json';
import type importProblems from '../locales/en/importProblems.json';
import type imports from '../locales/en/imports.json';
import type reports from '../locales/en/reports.json';
import type routes from '../locales/en/routes.json';

/** The texts of each namespace; the English files say which keys there are. */
export interface Resources {
  accounts: typeof accounts;
  auth: typeof auth;
  columns: typeof columns;
  common: typeof common;
  errors: typeof errors;
  importProblems: typeof importProblems;
  imports: typeof imports;
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
  'errors',
  'importProblems',
  'imports',
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
