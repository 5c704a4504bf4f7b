import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  createBusinessPointsRepository,
  createBusinessPointsService,
  readBusinessPoints,
  type BusinessPoint,
} from '../modules/business-points';
import { readConfig } from '../platform/config/config';
import { describeBusinessImport, describeBusinessProblems } from './describe-business-import';
import { userPath } from './user-path';
import { withDatabase } from './with-database';

const maxMegabytes = 20;

/** Replaces the businesses that campaigns can advertise with those of a CSV file, or changes nothing. */
export async function importBusinessPoints(file: string): Promise<void> {
  const points = await pointsOf(userPath(file));
  const replaced = await withDatabase(readConfig(process.env), ({ db }) =>
    createBusinessPointsService({ businessPoints: createBusinessPointsRepository(db) }).replaceAll(points),
  );
  console.log(describeBusinessImport({ points, replaced, fileName: path.basename(file) }));
}

/** The businesses of a valid file. Errors: describe what is wrong with the file. */
async function pointsOf(file: string): Promise<BusinessPoint[]> {
  const fileName = path.basename(file);
  const { size } = await stat(file);
  if (size > maxMegabytes * 1024 * 1024) {
    throw new Error(
      `${fileName} is larger than ${String(maxMegabytes)} MB. Check that it’s the list of businesses.`,
    );
  }
  const { points, problems } = readBusinessPoints(textOf(await readFile(file), fileName));
  if (problems.length > 0) throw new Error(describeBusinessProblems(fileName, problems));
  return points;
}

function textOf(bytes: Uint8Array, fileName: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${fileName} isn’t encoded in UTF-8. Save it as “CSV UTF-8” and import it again.`, {
      cause,
    });
  }
}
