import type { ReportSyncRepository } from './report-sync.repository';

/** A killed server's account is released after this time. */
const leaseSeconds = 60;
const extendMs = 15_000;

/**
 * Reserves an account during `run`; undefined if another run has it. `run` must end the reservation with `finish`; if
 * it throws, the account is released for a retry.
 */
export async function reserveAccount<Result>(
  repository: Pick<ReportSyncRepository, 'claim' | 'extend' | 'release'>,
  accountId: number,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!(await repository.claim(accountId, leaseSeconds))) return undefined;
  // without the database, the run itself fails
  const extend = () => repository.extend(accountId, leaseSeconds).catch(() => undefined);
  const timer = setInterval(() => void extend(), extendMs);
  try {
    return await run();
  } catch (error) {
    await repository.release(accountId);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
