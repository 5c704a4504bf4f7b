import path from 'node:path';

/**
 * Absolute path of a file as the user entered it. npm runs scripts in the root of the repository; INIT_CWD is the
 * user's folder.
 */
export function userPath(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', file);
}
