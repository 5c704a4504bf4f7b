import { readFileSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');
/** Folder of the tarballs. */
export const packed = path.join(repository, 'tmp/consumer-tests');

/** The published packages. */
export const packages = ['i18n', 'ui', 'api-client', 'report-table', 'date-range', 'draft-editor'] as const;

/** The app of this run. */
export const appFolder = () => folderIn('OUTSIDE_APP');

/** The hosts with other tools of this run. They share one node_modules. */
export const hostsFolder = () => folderIn('OUTSIDE_HOSTS');

function folderIn(variable: string): string {
  const folder = process.env[variable];
  if (!folder) throw new Error(`${variable} is not set: run with tools/consumer-tests/playwright.config.ts`);
  return folder;
}

/** A JSON file whose shape the caller knows: the project's manifests and lock file, and the output of npm and Vite. */
// the caller knows the shape
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const readJson = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;
