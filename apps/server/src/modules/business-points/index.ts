import { defineModule } from '../../kits/define-module';
import { businessPointsRoutes } from './business-points.routes';

export type { BusinessPoint, BusinessPointProblem } from './business-point';
export { createBusinessPointsRepository } from './business-points.repository';
export { createBusinessPointsService } from './business-points.service';
export { readBusinessPoints } from './read-business-points';

export const businessPointsModule = defineModule({
  name: 'business-points',
  routes: businessPointsRoutes,
  audits: {
    businessPointList: 'read',
  },
});
