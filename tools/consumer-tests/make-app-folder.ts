import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for the app, outside every node_modules of the workspace; the tests find it in OUTSIDE_APP. */
export default function makeAppFolder() {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'consumer-'));
  cpSync(path.join(import.meta.dirname, 'app'), folder, { recursive: true });
  process.env.OUTSIDE_APP = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
