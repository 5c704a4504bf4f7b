import { sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema';

/** How other users see a user: the person's name, or the username without the domain of an email address. */
export const shownName = sql<string>`coalesce(nullif(${users.displayName}, ''), split_part(${users.name}, '@', 1))`;
