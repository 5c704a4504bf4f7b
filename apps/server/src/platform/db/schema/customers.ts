import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from './record-columns';

/** Who orders advertising. `nameKey` is the normalised name: two spellings of one name are one customer. */
export const customers = pgTable('customers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull().unique(),
  contactName: text('contact_name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  ...recordColumns(),
});

/** Companies of customers; provider accounts belong to them. Names are unique among all customers. */
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
