import { cpSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFastFolder } from '../lib/memory-folder.mjs';

/** Folders of the hosts, outside every node_modules of the workspace; the tests find them in the variables. */
export default function makeFolders() {
  const [app, hosts] = [make('app', 'OUTSIDE_APP'), make('hosts', 'OUTSIDE_HOSTS')];
  // the app's strictest compilers check the pages of the Next host
  cpSync(path.join(hosts, 'next/app'), path.join(app, 'types/next'), { recursive: true });
  return () => {
    for (const folder of [app, hosts]) rmSync(folder, { recursive: true, force: true });
  };
}

function make(source: string, variable: string): string {
  const folder = realpathSync(makeFastFolder('consumer', { gigabytes: 2 }));
  cpSync(path.join(import.meta.dirname, source), folder, { recursive: true });
  process.env[variable] = folder;
  return folder;
}
