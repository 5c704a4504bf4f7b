import { cpSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFastFolder } from '../lib/memory-folder.mjs';

/** Folders of the hosts, outside every node_modules of the workspace; the tests find them in the variables. */
export default function makeFolders() {
  const folders = [make('app', 'OUTSIDE_APP'), make('hosts', 'OUTSIDE_HOSTS')];
  return () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}

function make(source: string, variable: string): string {
  const folder = realpathSync(makeFastFolder('consumer', { gigabytes: 2 }));
  cpSync(path.join(import.meta.dirname, source), folder, { recursive: true });
  process.env[variable] = folder;
  return folder;
}
