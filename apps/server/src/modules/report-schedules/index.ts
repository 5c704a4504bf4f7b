export { createScheduleDelivery } from './schedule-delivery';
export { schedulesRoutes } from './schedules.routes';
