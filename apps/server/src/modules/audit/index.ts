import { defineModule } from '../../kits/define-module';
import { auditRoutes } from './audit.routes';

export const auditModule = defineModule({
  name: 'audit',
  routes: auditRoutes,
  audits: {
    auditList: 'read',
    auditDetail: 'read',
  },
});
