export { costReportRoutes } from './cost-report.routes';
