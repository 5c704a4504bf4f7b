import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { companies, draftRules, users } from '../platform/db/schema';

/** Writes rules for ad drafts, which the demo drafts follow: one for all accounts, and one of a company. */
export async function seedDraftRules(db: Database, day: string): Promise<void> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.name, '枫叶旅行社有限公司'));
  const [author] = await db.select({ id: users.id }).from(users).where(eq(users.name, 'admin'));
  if (!company || !author) return;
  const time = new Date(`${day}T01:00:00Z`);
  const common = { createdTime: time, updatedTime: time, updatedBy: author.id };
  await db.insert(draftRules).values([
    {
      ...common,
      id: '019a0000-0000-7000-8000-000000000091',
      name: '禁用价格承诺',
      note: '价格承诺须经法务审核',
      severity: 'error',
      condition: {
        kind: 'words',
        rows: ['keyword', 'creative'],
        words: ['全网最低', '跳楼价', '保证最便宜', 'lowest price guaranteed'],
      },
    },
    {
      ...common,
      id: '019a0000-0000-7000-8000-000000000092',
      companyId: company.id,
      name: '点击出价上限',
      note: '更高的出价请先与投放主管确认',
      severity: 'warning',
      condition: { kind: 'bid', rows: ['campaign', 'unit', 'keyword'], min: null, max: 50 },
    },
  ]);
}
