import { defineModule } from '../../kits/define-module';
import { accountEventsRoutes } from './account-events.routes';

export const accountEventsModule = defineModule({
  name: 'account-events',
  routes: accountEventsRoutes,
  audits: {
    accountEvents: 'read',
    dayNoteSave: ['noteCreate', 'noteChange'],
    dayNoteDelete: ['noteDelete'],
  },
});
