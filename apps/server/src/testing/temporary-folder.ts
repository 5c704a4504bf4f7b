import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder that the database user can access too. The caller removes it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
