import pg from 'pg';
import { writeClientAuthentication } from './client-authentication';
import { databaseUrl } from './connection';
import { databaseRoles, ensurePassword, readPassword } from './passwords';
import type { Place } from './place';
import type { SystemUser } from './system-user';
import type { Transport } from './transport';

export const databaseName = 'meridian';

interface SecuredDatabase {
  place: Place;
  transport: Transport;
  port: number;
  user: SystemUser | undefined;
}

/**
 * Makes a role without superuser rights the owner of the database, and sets passwords for both roles; creates whatever
 * a new cluster lacks. Secures a cluster of an earlier version in the same way, in which the superuser owned everything
 * and no password was needed. If interrupted, the next start completes it.
 */
export async function secureDatabase(client: pg.Client, database: SecuredDatabase): Promise<void> {
  const { place, user } = database;
  ensurePassword(place, 'superuser');
  ensurePassword(place, 'server');
  const { superuser, server } = databaseRoles;
  const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [server]);
  if (role.rowCount === 0) await client.query(`CREATE ROLE ${server} LOGIN`);
  const passwordOf = (name: 'superuser' | 'server') => client.escapeLiteral(readPassword(place, name));
  await client.query(`ALTER ROLE ${superuser} PASSWORD ${passwordOf('superuser')}`);
  await client.query(`ALTER ROLE ${server} LOGIN NOSUPERUSER PASSWORD ${passwordOf('server')}`);
  // `withoutForeignKeys` needs it for copies of drafts; the role owns these tables and their foreign keys anyway
  await client.query(`GRANT SET ON PARAMETER session_replication_role TO ${server}`);
  if (writeClientAuthentication(place, { method: 'scram-sha-256', user }))
    await client.query('SELECT pg_reload_conf()');

  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [databaseName],
  );
  if (rows[0] === undefined) await client.query(`CREATE DATABASE ${databaseName} OWNER ${server}`);
  else if (rows[0].owner !== server) await giveDatabase(database);
}

/** Makes the server's role the owner of the database and all its objects, in one transaction. */
async function giveDatabase(database: SecuredDatabase): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl(database, { database: databaseName, role: 'superuser' }),
  });
  await client.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ statement: string }>(ownerChanges, [databaseRoles.server]);
    for (const { statement } of rows) await client.query(statement);
    await client.query(`ALTER DATABASE ${databaseName} OWNER TO ${databaseRoles.server}`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/**
 * ALTER statements for everything outside the catalogue that the superuser owns. REASSIGN OWNED rejects this role,
 * which owns the catalogue. Indexes, sequences of columns and row types follow their tables.
 */
const ownerChanges = `
  WITH schemas AS (
    SELECT oid, nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), owned AS (
    SELECT 1 AS step, format('SCHEMA %I', nspname) AS object
    FROM pg_namespace JOIN schemas USING (oid, nspname) WHERE nspowner = current_user::regrole
    UNION ALL
    SELECT CASE relkind WHEN 'S' THEN 3 ELSE 2 END,
      CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END
        || format(' %I.%I', nspname, relname)
    FROM pg_class c JOIN schemas s ON s.oid = relnamespace
    WHERE relowner = current_user::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('a', 'i')
        AND relkind = 'S')
    UNION ALL
    SELECT 4, 'ROUTINE ' || p.oid::regprocedure
    FROM pg_proc p JOIN schemas s ON s.oid = pronamespace WHERE proowner = current_user::regrole
    UNION ALL
    SELECT 5, format('TYPE %I.%I', nspname, typname)
    FROM pg_type JOIN schemas s ON s.oid = typnamespace
    WHERE typowner = current_user::regrole AND typtype IN ('e', 'd', 'r')
  )
  SELECT format('ALTER %s OWNER TO %I', object, $1::text) AS statement FROM owned ORDER BY step`;
