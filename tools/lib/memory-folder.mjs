import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * Creates an empty folder for temporary data of a test run: in memory if the system has such a file system and enough of both is free,
 * otherwise among the temporary files. Other users can enter it. The caller removes it.
 *
 * @param {string} name start of the folder's name
 * @param {{ gigabytes: number }} needed maximum size of the run's data
 * @returns {string}
 */
export function makeFastFolder(name, { gigabytes }) {
  const folder = mkdtempSync(path.join(hasMemory(gigabytes * gigabyte) ? memory : tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function hasMemory(bytes) {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    // the same amount must stay free for the processes of the run
    return bavail * bsize >= bytes && process.availableMemory() >= 2 * bytes;
  } catch {
    return false;
  }
}
