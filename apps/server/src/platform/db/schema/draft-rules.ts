import { draftRuleSeverities, type DraftRuleCondition } from '@meridian/api-client/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './customers';

/** Rules of companies for the ad drafts of their accounts. */
export const draftRules = pgTable(
  'draft_rules',
  {
    id: uuid('id').primaryKey(),
    /** Null for all accounts. A company without accounts may be deleted: its rules check nothing. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    note: text('note').notNull(),
    severity: text('severity', { enum: draftRuleSeverities }).notNull(),
    condition: jsonb('condition').$type<DraftRuleCondition>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** No foreign key: deleting a user leaves the rules unchanged. */
    updatedBy: uuid('updated_by'),
  },
  (table) => [index('draft_rules_company').on(table.companyId)],
);
