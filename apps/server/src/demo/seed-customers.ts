import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { accounts, companies, customers } from '../platform/db/schema';
import { nameKeyOf } from '../platform/lib/name-key';

interface DemoCustomer {
  id: string;
  name: string;
  contactName: string;
  phone?: string;
  email?: string;
  note?: string;
  companies: readonly { id: string; name: string; accountNos: readonly string[] }[];
}

const demoCustomers: readonly DemoCustomer[] = [
  {
    id: '019a0000-0000-7000-8000-000000000001',
    name: '枫叶集团',
    contactName: '林薇',
    phone: '+86 21 5555 0100',
    email: 'ads@fengye.example',
    note: '每年一月和七月开票。',
    companies: [
      {
        id: '019a0000-0000-7000-8000-000000000011',
        name: '枫叶旅行社有限公司',
        accountNos: ['8840213'],
      },
      {
        id: '019a0000-0000-7000-8000-000000000012',
        name: '樱屋家居用品有限公司',
        accountNos: ['8851904'],
      },
    ],
  },
  {
    id: '019a0000-0000-7000-8000-000000000002',
    name: '启明教育集团',
    contactName: '陈立',
    companies: [
      {
        id: '019a0000-0000-7000-8000-000000000021',
        name: '启明在线教育科技有限公司',
        accountNos: ['8840377'],
      },
    ],
  },
  {
    id: '019a0000-0000-7000-8000-000000000003',
    name: '海棠控股',
    contactName: '周航',
    companies: [
      {
        id: '019a0000-0000-7000-8000-000000000031',
        name: '海棠生鲜供应链有限公司',
        accountNos: ['8871120'],
      },
      {
        id: '019a0000-0000-7000-8000-000000000032',
        name: '安石企业云科技有限公司',
        accountNos: ['8862245'],
      },
    ],
  },
];

/** Adds the customers of the demo accounts and their companies. */
export async function seedCustomers(db: Database): Promise<void> {
  for (const { companies: owned, ...customer } of demoCustomers) {
    await db
      .insert(customers)
      .values({ ...customer, nameKey: nameKeyOf(customer.name) })
      .onConflictDoNothing();
    for (const { accountNos, ...company } of owned) {
      const [added] = await db
        .insert(companies)
        .values({ ...company, customerId: customer.id, nameKey: nameKeyOf(company.name) })
        .onConflictDoNothing()
        .returning({ id: companies.id });
      // only once, because users may have moved the accounts since
      if (!added) continue;
      for (const accountNo of accountNos)
        await db
          .update(accounts)
          .set({ companyId: added.id })
          .where(and(eq(accounts.accountNo, accountNo), isNull(accounts.companyId)));
    }
  }
}
