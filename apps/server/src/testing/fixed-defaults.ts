import type pg from 'pg';

/** Default expressions that differ between runs, and what replaces them. */
const fixed: Readonly<Record<string, string>> = {
  'now()': `'2026-11-20T08:30:00Z'`,
  'gen_random_uuid()': `('0191d0a0-0000-4000-8000-' || lpad(nextval('fixed_ids')::text, 12, '0'))::uuid`,
};

/** Runs `work` in a database whose new rows have the same ids and times in every run. */
export async function withFixedDefaults(pool: pg.Pool, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await pool.query<{ table: string; column: string; expression: string }>(
    `SELECT table_name AS table, column_name AS column, column_default AS expression
     FROM information_schema.columns WHERE table_schema = 'public' AND column_default = ANY($1)`,
    [Object.keys(fixed)],
  );
  const setDefaults = async (expressionOf: (usual: string) => string) => {
    for (const { table, column, expression } of rows)
      await pool.query(
        `ALTER TABLE "${table}" ALTER COLUMN "${column}" SET DEFAULT ${expressionOf(expression)}`,
      );
  };
  await pool.query('CREATE SEQUENCE fixed_ids');
  await setDefaults((usual) => fixed[usual] ?? usual);
  await work();
  await setDefaults((usual) => usual);
  await pool.query('DROP SEQUENCE fixed_ids');
}
