export { alertsRoutes } from './alerts.routes';
