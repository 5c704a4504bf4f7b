import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase, temporaryFolder } from '../../testing';
import { createPostgresEngine } from '../postgres-engine.repository';
import type { ReportAnswer } from './engine-with-fallback';
import { createReportCopies } from './report-copies';

const node = process.execPath;
afterEach(() => {
  process.execPath = node;
});

it.skipIf(process.platform === 'win32')(
  'says once that DuckDB does not run on this platform, and PostgreSQL answers',
  async () => {
    // processes end at once, as where npm has no binary of DuckDB
    process.execPath = path.join(temporaryFolder(), 'node');
    writeFileSync(process.execPath, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const database = await createTestDatabase();
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const answers: ReportAnswer[] = [];
    const onAnswer = (answer: ReportAnswer) => answers.push(answer);
    const copies = createReportCopies({
      db: database.db,
      folder: temporaryFolder(),
      memoryMb: 64,
      log,
      onAnswer,
      slowMs: 0,
    });
    try {
      await copies.start();
      const engine = copies.engineOf(database.db, {
        ...createPostgresEngine(database.db),
        readTrend: () => Promise.resolve({ currencies: [], totals: {}, points: [] }),
      });
      for (let report = 0; report < 3; report += 1) {
        // asserted: the engine of this test reads no plan
        await engine.readTrend({} as Parameters<typeof engine.readTrend>[0], []);
      }
      await copies.copier.idle();
      expect(answers).toEqual(['unavailable', 'unavailable', 'unavailable']);
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
        'DuckDB isn’t running: PostgreSQL serves all reports',
      ]);
    } finally {
      await copies.stop();
      await database.drop();
    }
  },
);
