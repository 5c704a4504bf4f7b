import { subDays } from 'date-fns';
import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { sendMails } from './jobs';
import { mailRoutes } from './mail.routes';
import { removeOldMails } from './mails.repository';

export { createOutbox, type MessageMail, type Outbox } from './outbox';

/** How long an operator can look up an email. */
const mailRetentionDays = 30;

export const mailModule = defineModule({
  name: 'mail',
  routes: mailRoutes,
  audits: {
    mailSettings: 'read',
    mailSettingsSave: ownSetting,
  },
  jobs: [sendMails],
  housekeeping: ({ db, clock }) => removeOldMails(db, subDays(clock.now(), mailRetentionDays)),
});
