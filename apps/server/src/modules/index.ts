import { listModules } from '../kits/list-modules';
import { accountEventsModule } from './account-events';
import { accountsModule } from './accounts';
import { alertsModule } from './alerts';
import { announcementsModule } from './announcements';
import { auditModule } from './audit';
import { authModule } from './auth';
import { businessPointsModule } from './business-points';
import { companySignInModule } from './company-sign-in';
import { costReportModule } from './cost-report';
import { credentialsModule } from './credentials';
import { customersModule } from './customers';
import { draftImportModule } from './draft-import';
import { draftRulesModule } from './draft-rules';
import { draftUploadModule } from './draft-upload';
import { draftsModule } from './drafts';
import { createExportsModule } from './exports';
import { headMappingsModule } from './head-mappings';
import { mailModule } from './mail';
import { materialsModule } from './materials';
import { messagesModule } from './messages';
import { nameSearchModule } from './name-search';
import { ownMetricsModule } from './own-metrics';
import { reportFieldsModule } from './report-fields';
import { reportImportModule } from './report-import';
import { createScheduleDelivery, reportSchedulesModule } from './report-schedules';
import { reportSyncModule } from './report-sync';
import { reportViewsModule } from './report-views';
import { reportsModule } from './reports';
import { userModule } from './user';
import { userAdministrationModule } from './user-administration';
import { weeklyOverviewModule } from './weekly-overview';

/** All modules of the server. Routes, queues, the audit log and housekeeping derive from this list. */
export const modules = listModules([
  authModule,
  companySignInModule,
  userModule,
  userAdministrationModule,
  auditModule,
  accountEventsModule,
  accountsModule,
  messagesModule,
  mailModule,
  alertsModule,
  announcementsModule,
  reportsModule,
  costReportModule,
  weeklyOverviewModule,
  reportFieldsModule,
  reportViewsModule,
  ownMetricsModule,
  reportImportModule,
  createExportsModule(createScheduleDelivery),
  reportSchedulesModule,
  draftsModule,
  draftRulesModule,
  draftImportModule,
  headMappingsModule,
  draftUploadModule,
  businessPointsModule,
  materialsModule,
  customersModule,
  credentialsModule,
  reportSyncModule,
  nameSearchModule,
]);
