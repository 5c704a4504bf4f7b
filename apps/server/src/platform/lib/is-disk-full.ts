/** A full disk or quota, of the file store or of PostgreSQL, which sorts large reports on disk. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether an error or one of its causes means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined;
    if (diskFullCodes.some((full) => full === code)) return true;
  }
  return false;
}
