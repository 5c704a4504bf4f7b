import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing';
import { createDuckdbClient, EngineError } from './engine-client';

it('fails as an engine, for which the database answers, if its folder cannot be written', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const log = pino({ level: 'silent' });
  const folder = path.join(file, 'copies');
  const client = createDuckdbClient({ folder, memoryMb: 128, threads: 1, log, name: 'reader' });
  await expect(client.query({ text: 'SELECT 1' })).rejects.toThrow(EngineError);
});
