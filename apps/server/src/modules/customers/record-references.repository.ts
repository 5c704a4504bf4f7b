import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { companies, customers, userAccounts } from '../../platform/db/schema';
import { invalidField } from '../../platform/lib/domain-error';

/** Errors: `invalid_request` for a customer that does not exist. Locks it against deletion. */
export async function requireCustomer(tx: Database, { customerId }: { customerId: string }): Promise<void> {
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('key share');
  if (found.length === 0) throw invalidField('customerId', 'unknown_customer');
}

/** Errors: `invalid_request` for a company that does not exist. Locks it against deletion. */
export async function requireCompany(tx: Database, companyId: string): Promise<void> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('key share');
  if (found.length === 0) throw invalidField('companyId', 'unknown_company');
}

/** Grants a user access to an account. */
export async function grantAccount(tx: Database, accountId: number, userId: string): Promise<void> {
  await tx.insert(userAccounts).values({ userId, accountId });
}
