import { rmSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing';
import { DatabaseInUseError, startPostgres } from './postgres';
import { openStorage } from './storage';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test('a server waits for a command that started the embedded database, but not forever', async () => {
  const dataDir = path.join(folder, 'data');
  const config = { dataDir, databaseUrl: undefined };
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const silent = pino({ level: 'silent' });
  const command = await startPostgres({ dataDir, log: silent, isDurable: false });
  await expect(openStorage(config, { log: silent, waitMs: 1 })).rejects.toThrow(DatabaseInUseError);

  const starting = openStorage(config, { log, waitMs: 30_000 });
  await expect.poll(() => lines.join('')).toContain('waiting for it to stop');
  await command.stop();
  const storage = await starting;
  await storage.stop();
  expect(lines.filter((line) => line.includes('waiting'))).toHaveLength(1);
});
