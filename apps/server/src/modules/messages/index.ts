import { subDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineModule } from '../../kits/define-module';
import { watchBalances } from './jobs';
import { messageEventsRoute } from './message-events.route';
import { removeOldMessages } from './messages.repository';
import { messagesRoutes } from './messages.routes';

/** How long a user can find a message. */
const messageRetentionDays = 180;

export const messagesModule = defineModule({
  name: 'messages',
  routes(app: FastifyInstance, deps: Pick<ModuleDependencies, 'db' | 'clock' | 'signals'>) {
    messagesRoutes(app, deps);
    messageEventsRoute(app, deps);
  },
  audits: {
    messageList: 'read',
    messageDetail: 'read',
    messageRead: { none: 'what someone has read' },
    messageAddPopupCount: { none: 'what someone has seen' },
  },
  jobs: [watchBalances],
  housekeeping: ({ db, clock }) => removeOldMessages(db, subDays(clock.now(), messageRetentionDays)),
});
