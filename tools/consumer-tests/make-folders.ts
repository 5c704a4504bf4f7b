import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders of the hosts, outside every node_modules of the workspace; the tests find them in the variables. */
export default function makeFolders() {
  const folders = [make('app', 'OUTSIDE_APP'), make('hosts', 'OUTSIDE_HOSTS')];
  return () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}

function make(source: string, variable: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'consumer-'));
  cpSync(path.join(import.meta.dirname, source), folder, { recursive: true });
  process.env[variable] = folder;
  return folder;
}
