import { defineModule } from '../../kits/define-module';
import { announcementsRoutes } from './announcements.routes';
import { announce } from './jobs';

export const announcementsModule = defineModule({
  name: 'announcements',
  routes: announcementsRoutes,
  audits: {
    announcementList: 'read',
    announcementDetail: 'read',
    announcementSave: { none: 'no one else sees it until it is published' },
    announcementPublish: ['announcementPublish'],
    announcementWithdraw: ['announcementWithdraw'],
    announcementDelete: ['announcementDelete'],
    announcementTest: { none: 'only its author receives it' },
  },
  jobs: [announce],
});
