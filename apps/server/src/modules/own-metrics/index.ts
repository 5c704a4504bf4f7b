import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { ownMetricsRoutes } from './own-metrics.routes';

export const ownMetricsModule = defineModule({
  name: 'own-metrics',
  routes: ownMetricsRoutes,
  audits: {
    ownMetricList: 'read',
    ownMetricSave: ownSetting,
    ownMetricDelete: ownSetting,
  },
});
