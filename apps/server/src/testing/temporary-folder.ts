import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes an empty folder that the database's user can enter too. The caller removes it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
