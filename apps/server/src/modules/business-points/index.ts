export type { BusinessPoint, BusinessPointProblem } from './business-point';
export { createBusinessPointsRepository } from './business-points.repository';
export { businessPointsRoutes } from './business-points.routes';
export { createBusinessPointsService } from './business-points.service';
export { readBusinessPoints } from './read-business-points';
