import type access from '../locales/en/access.json';
import type accountChanges from '../locales/en/accountChanges.json';
import type accountEvents from '../locales/en/accountEvents.json';
import type adDrafts from '../locales/en/adDrafts.json';
import type alerts from '../locales/en/alerts.json';
import type announcements from '../locales/en/announcements.json';
import type audit from '../locales/en/audit.json';
import type auth from '../locales/en/auth.json';
import type columns from '../locales/en/columns.json';
import type common from '../locales/en/common.json';
import type costReport from '../locales/en/costReport.json';
import type customers from '../locales/en/customers.json';
import type customFields from '../locales/en/customFields.json';
import type downloads from '../locales/en/downloads.json';
import type draftHistory from '../locales/en/draftHistory.json';
import type draftRules from '../locales/en/draftRules.json';
import type draftUpload from '../locales/en/draftUpload.json';
import type errors from '../locales/en/errors.json';
import type explanation from '../locales/en/explanation.json';
import type exportFile from '../locales/en/exportFile.json';
import type home from '../locales/en/home.json';
import type importProblems from '../locales/en/importProblems.json';
import type importQuestions from '../locales/en/importQuestions.json';
import type imports from '../locales/en/imports.json';
import type itemActions from '../locales/en/itemActions.json';
import type itemChanges from '../locales/en/itemChanges.json';
import type itemHistory from '../locales/en/itemHistory.json';
import type mails from '../locales/en/mails.json';
import type materials from '../locales/en/materials.json';
import type messages from '../locales/en/messages.json';
import type metrics from '../locales/en/metrics.json';
import type notices from '../locales/en/notices.json';
import type ownMetrics from '../locales/en/ownMetrics.json';
import type print from '../locales/en/print.json';
import type recordSheets from '../locales/en/recordSheets.json';
import type reportCentre from '../locales/en/reportCentre.json';
import type reports from '../locales/en/reports.json';
import type routes from '../locales/en/routes.json';
import type rowPane from '../locales/en/rowPane.json';
import type schedules from '../locales/en/schedules.json';
import type secondStep from '../locales/en/secondStep.json';
import type settings from '../locales/en/settings.json';
import type shell from '../locales/en/shell.json';
import type uploadFailures from '../locales/en/uploadFailures.json';

/** The texts of each namespace; the English files define the keys. */
export interface Resources {
  access: typeof access;
  accountChanges: typeof accountChanges;
  accountEvents: typeof accountEvents;
  adDrafts: typeof adDrafts;
  alerts: typeof alerts;
  announcements: typeof announcements;
  audit: typeof audit;
  auth: typeof auth;
  columns: typeof columns;
  common: typeof common;
  costReport: typeof costReport;
  customFields: typeof customFields;
  customers: typeof customers;
  downloads: typeof downloads;
  draftHistory: typeof draftHistory;
  draftRules: typeof draftRules;
  draftUpload: typeof draftUpload;
  errors: typeof errors;
  explanation: typeof explanation;
  exportFile: typeof exportFile;
  home: typeof home;
  importProblems: typeof importProblems;
  importQuestions: typeof importQuestions;
  imports: typeof imports;
  itemActions: typeof itemActions;
  itemChanges: typeof itemChanges;
  itemHistory: typeof itemHistory;
  mails: typeof mails;
  materials: typeof materials;
  messages: typeof messages;
  metrics: typeof metrics;
  notices: typeof notices;
  ownMetrics: typeof ownMetrics;
  print: typeof print;
  recordSheets: typeof recordSheets;
  reportCentre: typeof reportCentre;
  reports: typeof reports;
  routes: typeof routes;
  rowPane: typeof rowPane;
  schedules: typeof schedules;
  secondStep: typeof secondStep;
  settings: typeof settings;
  shell: typeof shell;
  uploadFailures: typeof uploadFailures;
}
export type Namespace = keyof Resources;

/** Every file of `locales/<language>`. */
export const namespaces = [
  'access',
  'accountChanges',
  'accountEvents',
  'adDrafts',
  'alerts',
  'announcements',
  'audit',
  'auth',
  'columns',
  'common',
  'costReport',
  'customFields',
  'customers',
  'downloads',
  'draftHistory',
  'draftRules',
  'draftUpload',
  'errors',
  'explanation',
  'exportFile',
  'home',
  'importProblems',
  'importQuestions',
  'imports',
  'itemActions',
  'itemChanges',
  'itemHistory',
  'mails',
  'materials',
  'messages',
  'metrics',
  'notices',
  'ownMetrics',
  'print',
  'recordSheets',
  'reportCentre',
  'reports',
  'routes',
  'rowPane',
  'schedules',
  'secondStep',
  'settings',
  'shell',
  'uploadFailures',
] as const satisfies readonly Namespace[];

export const defaultNamespace = 'common' satisfies Namespace;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    resources: Resources;
  }
}
