import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { sendReports } from './jobs';
import { schedulesRoutes } from './schedules.routes';

export { createScheduleDelivery } from './schedule-delivery';

export const reportSchedulesModule = defineModule({
  name: 'report-schedules',
  routes: schedulesRoutes,
  audits: {
    reportScheduleList: 'read',
    reportScheduleSave: ownSetting,
    reportSchedulePause: ownSetting,
    reportScheduleDelete: ownSetting,
    reportScheduleSend: ['exportCreate'],
  },
  jobs: [sendReports],
});
