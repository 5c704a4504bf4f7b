export { createOutbox, type MessageMail, type Outbox } from './outbox';
export { mailRoutes } from './mail.routes';
export { removeOldMails } from './mails.repository';
