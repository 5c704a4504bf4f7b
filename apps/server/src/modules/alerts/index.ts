import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { alertsRoutes } from './alerts.routes';
import { watchAlerts } from './jobs';

export const alertsModule = defineModule({
  name: 'alerts',
  routes: alertsRoutes,
  audits: {
    alertRuleList: 'read',
    alertRuleSave: ownSetting,
    alertRulePause: ownSetting,
    alertRuleDelete: ownSetting,
  },
  jobs: [watchAlerts],
});
