import { readFileSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');
/** Where the tarballs stay. */
export const packed = path.join(repository, 'tmp/consumer-tests');

/** What others can take from us. */
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

/** A JSON file whose shape the caller knows: the project's manifests and lock file, and what npm and Vite print. */
// the shape is the caller's to know
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const readJson = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;
