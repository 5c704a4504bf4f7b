import { grantablePages, reportPages, pagePath, type Permission } from '@meridian/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { accounts, roles, signInFailures, userAccounts, userRoles, users } from '../platform/db/schema';
import { nameKeyOf } from '../platform/lib/name-key';
import { createPasswordHash, pwdOf } from '../platform/lib/password';
import { createRandomPassword } from '../platform/lib/random-password';
import { demoAccounts } from './catalogue';

interface DemoRole {
  name: string;
  permissions: readonly Permission[];
  pages: readonly string[];
}

const readReports = ['report:search:view', 'report:feed:view', 'report:export:create'] as const;
const reportPaths = [...reportPages.map(({ path }) => path), pagePath('downloads')];

const demoRoles: readonly DemoRole[] = [
  {
    name: '投放主管',
    permissions: [
      ...readReports,
      ...(['report:field:edit', 'report:import:create', 'report:import:view', 'draft:draft:view'] as const),
      ...(['draft:draft:edit', 'draft:draft:upload', 'material:image:view', 'material:image:edit'] as const),
      ...(['account:account:view', 'customer:customer:view', 'customer:company:view'] as const),
      ...(['system:user:view', 'system:role:view'] as const),
    ],
    pages: grantablePages,
  },
  {
    name: '报表专员',
    permissions: [...readReports, 'report:field:edit'],
    pages: [...reportPaths, pagePath('customFields')],
  },
  {
    name: '财务',
    permissions: [
      ...readReports,
      ...(['account:account:view', 'customer:customer:view', 'customer:company:view'] as const),
    ],
    pages: [...reportPaths, pagePath('customers'), pagePath('companies'), pagePath('providerAccounts')],
  },
];

interface DemoColleague {
  userName: string;
  displayName: string;
  roleNames: readonly string[];
  accountNos: readonly string[];
  languageId: 1 | 2 | 3;
  /** Days and time before `day`; undefined: never logged in. */
  signedIn?: readonly [daysAgo: number, time: string];
  state?: 'frozen' | 'locked';
}

const every = demoAccounts.map(({ accountNo }) => accountNo);

const colleagues: readonly DemoColleague[] = [
  {
    userName: 'zhangmin',
    displayName: '张敏',
    roleNames: ['投放主管'],
    accountNos: every,
    languageId: 1,
    signedIn: [1, '19:52'],
  },
  {
    userName: 'chenyu',
    displayName: 'Chen Yu',
    roleNames: ['报表专员', 'edit'],
    accountNos: ['8840213', '8840377', '8851904'],
    languageId: 3,
    signedIn: [1, '18:20'],
  },
  {
    userName: 'mori',
    displayName: 'Mori Aya',
    roleNames: ['报表专员'],
    accountNos: ['8871120'],
    languageId: 2,
    signedIn: [1, '17:05'],
  },
  {
    userName: 'wangjing',
    displayName: '王静',
    roleNames: ['报表专员'],
    accountNos: ['8862245'],
    languageId: 1,
    signedIn: [2, '11:40'],
    state: 'locked',
  },
  {
    userName: 'helan',
    displayName: '贺岚',
    roleNames: ['财务'],
    accountNos: every,
    languageId: 1,
    signedIn: [3, '09:15'],
  },
  {
    userName: 'tanhao',
    displayName: '谭浩',
    roleNames: ['edit'],
    accountNos: ['8840213', '8851904'],
    languageId: 1,
    signedIn: [22, '16:30'],
    state: 'frozen',
  },
  {
    userName: 'liuxin',
    displayName: '刘欣',
    roleNames: ['报表专员'],
    accountNos: ['8840213'],
    languageId: 1,
  },
];

/** Adds roles and colleagues who have them, with unknown passwords. For a workspace without other users. */
export async function seedStaff(db: Database, day: string): Promise<void> {
  const values = demoRoles.map(({ name, permissions, pages }) => ({
    name,
    permissions: [...permissions],
    pages: [...pages],
  }));
  await db.insert(roles).values(values).onConflictDoNothing();
  const midnight = new Date(`${day}T00:00:00+08:00`).getTime();
  const passwordHash = await createPasswordHash(pwdOf(createRandomPassword()));
  for (const colleague of colleagues) await addColleague(db, colleague, { midnight, passwordHash });
}

async function addColleague(
  db: Database,
  { userName, displayName, roleNames, accountNos, languageId, signedIn, state }: DemoColleague,
  { midnight, passwordHash }: { midnight: number; passwordHash: string },
): Promise<void> {
  const nameKey = nameKeyOf(userName);
  const signedInTime = signedIn && timeBefore(midnight, signedIn);
  const [user] = await db
    .insert(users)
    .values({
      name: userName,
      nameKey,
      displayName,
      passwordHash,
      languageId,
      status: state === 'frozen' ? 'frozen' : 'active',
      mustChangePassword: signedIn === undefined,
      ...(signedInTime && { signedInTime }),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) return;
  const userId = user.id;
  const held = await db
    .select({ roleId: roles.id })
    .from(roles)
    .where(inArray(roles.name, [...roleNames]));
  await db.insert(userRoles).values(held.map(({ roleId }) => ({ userId, roleId })));
  const granted = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(inArray(accounts.accountNo, [...accountNos]));
  await db.insert(userAccounts).values(granted.map(({ accountId }) => ({ userId, accountId })));
  if (state === 'locked' && signedInTime) {
    await db.insert(signInFailures).values({ nameKey, count: 3, lastFailedTime: signedInTime });
  }
}

/** A local time in the demo's time zone, some days before the day that begins at `midnight`. */
function timeBefore(midnight: number, [daysAgo, time]: readonly [number, string]): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(midnight - daysAgo * 86_400_000 + (hours * 60 + minutes) * 60_000);
}
