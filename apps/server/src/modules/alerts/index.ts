import { defineModule } from '../../kits/define-module';
import { alertsRoutes } from './alerts.routes';
import { watchAlerts } from './jobs';

export const alertsModule = defineModule({
  name: 'alerts',
  routes: alertsRoutes,
  audits: {
    alertRuleList: 'read',
    alertRuleSave: ['alertCreate', 'alertChange', 'viewCreate', 'viewChange'],
    alertRulePause: ['alertChange'],
    alertRuleDelete: ['alertDelete'],
  },
  jobs: [watchAlerts],
});
