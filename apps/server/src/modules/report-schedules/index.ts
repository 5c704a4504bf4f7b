import { defineModule } from '../../kits/define-module';
import { sendReports } from './jobs';
import { schedulesRoutes } from './schedules.routes';

export { createScheduleDelivery } from './schedule-delivery';

export const reportSchedulesModule = defineModule({
  name: 'report-schedules',
  routes: schedulesRoutes,
  audits: {
    reportScheduleList: 'read',
    reportScheduleSave: ['scheduleCreate', 'scheduleChange'],
    reportSchedulePause: ['scheduleChange'],
    reportScheduleDelete: ['scheduleDelete'],
    reportScheduleSend: ['exportCreate'],
  },
  jobs: [sendReports],
});
