import { defineModule } from '../../kits/define-module';
import { reportFieldsRoutes } from './report-fields.routes';

export { createReportFieldsRepository } from './report-fields.repository';

export const reportFieldsModule = defineModule({
  name: 'report-fields',
  routes: reportFieldsRoutes,
  audits: {
    reportPartList: 'read',
    reportFieldList: 'read',
    reportFieldSave: ['reportFieldsChange'],
    reportFieldReset: ['reportFieldsChange'],
  },
});
