import { defineModule } from '../../kits/define-module';
import { ownMetricsRoutes } from './own-metrics.routes';

export const ownMetricsModule = defineModule({
  name: 'own-metrics',
  routes: ownMetricsRoutes,
  audits: {
    ownMetricList: 'read',
    ownMetricSave: ['ownMetricCreate', 'ownMetricChange', 'ownMetricShare'],
    ownMetricDelete: ['ownMetricDelete'],
  },
});
