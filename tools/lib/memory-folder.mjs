import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * Makes an empty folder for what a test run writes and nobody keeps: in memory where the system has a file system there
 * and enough of both is free, else among the temporary files. Other users can enter it. The caller removes it.
 *
 * @param {string} name how the folder's name begins
 * @param {{ gigabytes: number }} needed what the run writes at most
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
    // as much again stays for the processes of the run
    return bavail * bsize >= bytes && process.availableMemory() >= 2 * bytes;
  } catch {
    return false;
  }
}
