import { addDays } from '@meridian/date-range/core';
import { commandsOfContent, openSession } from '@meridian/draft-editor/core';
import { eq } from 'drizzle-orm';
import { createSaveCommandsService } from '../modules/drafts';
import type { Database } from '../platform/db/database';
import { accounts, drafts, users } from '../platform/db/schema';
import { demoDrafts, type DemoDraft } from './draft-contents';

const idOf = (kind: 3 | 4, index: number) =>
  `0191d0a0-0000-7000-8000-0000000${kind}${String(index).padStart(4, '0')}`;

/** Adds ad drafts of the days before `day`, saved as the editor would save them. For a workspace without drafts. */
export async function seedDrafts(db: Database, day: string): Promise<void> {
  let commandCount = 0;
  const newId = () => idOf(4, commandCount++);
  for (const [index, demo] of demoDrafts.entries()) {
    const { changed, draft, status } = demo;
    const id = idOf(3, index);
    const now = () => new Date(`${addDays(day, -changed.daysAgo)}T${changed.time}:00+08:00`);
    const { caller, accountId } = await ownerOf(db, demo);
    const commands = commandsOfContent(openSession(draft, 0), newId);
    const given = { id, name: draft.name, accountScope: [accountId], commands };
    await createSaveCommandsService({ db, clock: { now } }).save(caller, given);
    await db.update(drafts).set({ status }).where(eq(drafts.id, id));
  }
}

async function ownerOf(db: Database, { author, accountNo }: DemoDraft) {
  const [user] = await db.select().from(users).where(eq(users.name, author));
  const [account] = await db.select().from(accounts).where(eq(accounts.accountNo, accountNo));
  if (!user || !account) throw new Error(`the demo workspace has no ${author} or ${accountNo}`);
  const { accountId } = account;
  return { accountId, caller: { userId: user.id, accountIds: [accountId] } };
}
