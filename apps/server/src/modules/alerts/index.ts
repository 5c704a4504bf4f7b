export { scheduleAlertWatch } from './alert-watch';
export { alertsRoutes } from './alerts.routes';
