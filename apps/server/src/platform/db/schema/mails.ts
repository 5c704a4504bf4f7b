import { customType, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Email addresses of users. They are not usernames. */
export const mailAddresses = pgTable('mail_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null after the user removed it: links in earlier emails still work. */
  address: text('address'),
  confirmedTime: timestamp('confirmed_at', { withTimezone: true }),
  /** Key that signs the links in the user's emails. */
  linkKey: bytea('link_key').notNull(),
});

/** Emails, pending and sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Unsubscribe URL for this kind of email; null for a confirmation email. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Id of the download record whose file is attached. No foreign key: if the file is gone, the email is not sent. */
    attachmentId: uuid('attachment_id'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Number of failed tries. */
    tries: smallint('tries').notNull().default(0),
    failure: text('failure'),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedTime: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('mails_user').on(table.userId), index('mails_created').on(table.createdTime)],
);
