import { customType, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Where mails to a user go. The address is no login. */
export const mailAddresses = pgTable('mail_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null after the user has removed it: links in earlier mails still work. */
  address: text('address'),
  confirmedTime: timestamp('confirmed_at', { withTimezone: true }),
  /** Signs the links in mails to the user. */
  linkKey: bytea('link_key').notNull(),
});

/** Mails that are to be sent, and those that were. */
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
    /** Address that ends mails of this kind; null for the mail that confirms an address. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Id of the download record whose file is attached. No reference: without its file, the mail is not sent. */
    attachmentId: uuid('attachment_id'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Failed tries. */
    tries: smallint('tries').notNull().default(0),
    failure: text('failure'),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedTime: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('mails_user').on(table.userId), index('mails_created').on(table.createdTime)],
);
