import { accountEndpoints } from './accounts';
import { announcementEndpoints } from './announcements';
import { authEndpoints } from './auth';
import type { Endpoint } from './endpoint';
import { messageEndpoints } from './messages';
import { reportImportEndpoints } from './report-import';
import { reportCalls } from './reports/calls';
import { exportCalls } from './reports/exports';
import { fieldCalls } from './reports/fields';
import { savedViewCalls } from './reports/views';
import { weeklyOverviewCalls } from './reports/weekly-overview';
import { userEndpoints } from './user';

/**
 * Every call of the console. The client, the server's routes, the validation of requests and `/openapi.json` are
 * derived from these.
 */
export const endpoints = {
  ...authEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...messageEndpoints,
  ...announcementEndpoints,
  ...reportCalls,
  ...weeklyOverviewCalls,
  ...exportCalls,
  ...fieldCalls,
  ...savedViewCalls,
  ...reportImportEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof endpoints;
