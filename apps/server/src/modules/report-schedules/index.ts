import { subDays } from 'date-fns';
import { defineModule } from '../../kits/define-module';
import { retentionDays } from '../exports';
import { removeOldDeliveries } from './deliveries.repository';
import { sendReports } from './jobs';
import { schedulesRoutes } from './schedules.routes';

export { createScheduleDelivery } from './schedule-delivery';

export const reportSchedulesModule = defineModule({
  name: 'report-schedules',
  routes: schedulesRoutes,
  audits: {
    reportScheduleList: 'read',
    reportScheduleReceivedList: 'read',
    reportScheduleReceivedStop: ['scheduleChange', 'exportDelete'],
    reportScheduleRecipientList: 'read',
    reportScheduleSave: ['scheduleCreate', 'scheduleChange', 'viewCreate', 'viewChange'],
    reportSchedulePause: ['scheduleChange'],
    reportScheduleDelete: ['scheduleDelete'],
    reportScheduleSend: ['exportCreate'],
  },
  jobs: [sendReports],
  housekeeping: ({ db, clock }) => removeOldDeliveries(db, subDays(clock.now(), retentionDays)),
});
