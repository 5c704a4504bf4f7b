/** Disk or quota full: of the file store, and of PostgreSQL, which also sorts large reports on its disk. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether an error or one of its causes means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined;
    if (diskFullCodes.some((full) => full === code)) return true;
  }
  return false;
}
