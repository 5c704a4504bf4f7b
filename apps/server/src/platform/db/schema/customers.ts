import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from './record-columns';

/**
 * Customers, who order advertising. `nameKey` is the normalized name: two spellings of one name are the same customer.
 */
export const customers = pgTable('customers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull().unique(),
  contactName: text('contact_name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  ...recordColumns(),
});

/** Companies of customers; provider accounts belong to companies. Names are unique among all customers. */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    registrationNo: text('registration_no').notNull().default(''),
    ...recordColumns(),
  },
  (table) => [index('companies_customer').on(table.customerId)],
);
