import { alertBaselines, alertKinds, alertProblems, type AlertRule } from '@meridian/api-client/contract';
import { boolean, index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { users } from './identity';
import { reportViews } from './report-settings';

/** Alert rules of users. A rule applies while its user has access to the account. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: alertKinds }).notNull(),
    /** Only for `rowsOver`; null once the view is deleted. */
    viewId: uuid('view_id').references(() => reportViews.id, { onDelete: 'set null' }),
    /** Only for `rowsOver`. */
    report: jsonb('report').$type<Omit<NonNullable<AlertRule['report']>, 'viewId'>>(),
    /** An amount in the account's currency, a percentage, hours, a monthly target, items, or rows. */
    threshold: numeric('threshold').notNull(),
    baseline: text('baseline', { enum: alertBaselines }).notNull(),
    byMail: boolean('by_mail').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** The current event, which was already reported: a day or `open`; null if there is none. */
    openEvent: text('open_event'),
    /** Why the last check was not possible, of which the user was told; null if it was. */
    problem: text('problem', { enum: alertProblems }),
    reportedTime: timestamp('reported_at', { withTimezone: true }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the rule was created or last changed. Earlier days are not reported. */
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('alert_rules_user').on(table.userId, table.createdTime),
    index('alert_rules_account').on(table.accountId),
    index('alert_rules_view').on(table.viewId),
  ],
);
