export { createScheduleDelivery } from './schedule-delivery';
export { scheduleReportSending } from './send-reports';
export { schedulesRoutes } from './schedules.routes';
