import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing';
import { createTestDatabase } from '../../testing';
import { withDatabaseBefore } from './testing/database-before';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-11-30'), noInvalidDate: true });
/** A scheduled report as versions without recipients stored it. */
const scheduleArbitrary = fc.record({
  createdAt: instant,
  isPaused: fc.boolean(),
  byMail: fc.boolean(),
  /** The last file; undefined if none was made yet. */
  last: fc.option(
    fc.record({
      at: fc.option(instant),
      outcome: fc.constantFrom('pending', 'sent', 'noData', 'failed'),
      hasRecord: fc.boolean(),
    }),
    { nil: undefined },
  ),
});

test('a scheduled report keeps all that it had, and its last file becomes a delivery to its user', () =>
  withDatabaseBefore(database, '0062_report_recipients', async ({ pool, migrateToNewest }) => {
    const schedules = fc.sample(scheduleArbitrary, 50);
    const expected: object[] = [];
    for (const [index, { createdAt, isPaused, byMail, last }] of schedules.entries()) {
      const [id, userId, recordId] = [randomUUID(), randomUUID(), last?.hasRecord ? randomUUID() : null];
      await pool.query(`INSERT INTO users (id, name, name_key, password_hash) VALUES ($1, $2, $2, '-')`, [
        userId,
        `user ${index}`,
      ]);
      if (recordId)
        await pool.query(
          `INSERT INTO download_records (id, created_by, file_name, format, channel, section, period, begin_date, end_date,
             request, state)
           VALUES ($1, $2, 'a.xlsx', 'xlsx', 'search', 'campaign', 'daily', '2026-11-01', '2026-11-02', '{}', 2)`,
          [recordId, userId],
        );
      await pool.query(
        `INSERT INTO report_schedules (id, user_id, name, channel, section, period, range, account_id, cadence, weekday,
           month_day, hour, by_mail, is_paused, last_at, last_outcome, last_record_id, created_at)
         VALUES ($1, $2, $3, 'search', 'campaign', 'daily', 'lastWeek', 1, 'weekly', 1, 1, 8, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          userId,
          `report ${index}`,
          byMail,
          isPaused,
          last?.at ?? null,
          last?.outcome ?? null,
          recordId,
          createdAt,
        ],
      );
      if (last)
        expected.push({
          schedule_id: id,
          user_id: userId,
          outcome: last.outcome,
          record_id: recordId,
          created_at: last.at ?? createdAt,
        });
    }
    const stored = async () =>
      (await pool.query<Record<string, unknown>>('SELECT * FROM report_schedules ORDER BY id')).rows;
    const before = await stored();

    await migrateToNewest();

    const after = await stored();
    expect(after).toMatchObject(before);
    const runs = await pool.query<{ run_id: string; schedule_id: string }>(
      'SELECT run_id, schedule_id FROM report_deliveries',
    );
    const runOf = new Map(runs.rows.map((row) => [row.schedule_id, row.run_id]));
    for (const schedule of after)
      expect(schedule['last_run_id']).toBe(runOf.get(String(schedule['id'])) ?? null);
    const { rows } = await pool.query<{ schedule_id: string }>(
      'SELECT schedule_id, user_id, outcome, record_id, created_at FROM report_deliveries',
    );
    const byId = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(new Set(runOf.values()).size).toBe(expected.length);
    expect((await pool.query('SELECT FROM schedule_recipients')).rowCount).toBe(0);
  }));
