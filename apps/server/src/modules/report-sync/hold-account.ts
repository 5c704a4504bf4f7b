import type { ReportSyncRepository } from './report-sync.repository';

/** The account of a server that was killed is free so soon. */
const leaseSeconds = 60;
const extendMs = 15_000;

/**
 * Reserves an account while `run` works on it; undefined while another run does. `run` ends the reservation with `finish`; when it
 * throws, the account is free for its repetition.
 */
export async function holdAccount<Result>(
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
