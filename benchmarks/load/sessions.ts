import { withDatabase } from '../../apps/server/src/cli/with-database';
import { createClock } from '../../apps/server/src/platform/clock';
import { readConfig } from '../../apps/server/src/platform/config/config';
import { accounts } from '../../apps/server/src/platform/db/schema';
import { createFixtures } from '../../apps/server/src/testing/fixtures';

/** Tokens of new users, who see all accounts of the demo. The server must be running. */
export function openSessions(dataDir: string, count: number): Promise<string[]> {
  const config = readConfig({ MERIDIAN_DATA_DIR: dataDir });
  return withDatabase(config, async ({ db }) => {
    const fixtures = createFixtures(db, createClock());
    const rows = await db.select({ id: accounts.accountId }).from(accounts);
    const accountIds = rows.map(({ id }) => id);
    const tokens: string[] = [];
    for (let user = 0; user < count; user += 1) tokens.push((await fixtures.signedIn({ accountIds })).token);
    return tokens;
  });
}
