import { setTimeout as delay } from 'node:timers/promises';
import { post, quantile, type Caller } from './measure';

interface Call {
  path: string;
  body: object;
}

const userCount = 20;
const requestsPerUser = 12;
/** Between two requests of a user, on average. */
const pauseMs = 3_000;

/**
 * Times of requests that users send concurrently, each with pauses in which the user reads, beside those of one user.
 * Returns whether p95 is at most `limit` times that of one user.
 */
export async function measureUsers(
  caller: Caller,
  { calls, limit }: { calls: readonly Call[]; limit: number },
): Promise<boolean> {
  const p95Of = async (count: number) => {
    const users = Array.from({ length: count }, (_, user) => timesOf(caller, calls, user));
    const times = (await Promise.all(users)).flat().sort((a, b) => a - b);
    return quantile(times, 0.95);
  };
  const alone = await p95Of(1);
  const together = await p95Of(userCount);
  const factor = together / alone;
  console.log(
    `p95 of one user ${alone.toFixed(0)} ms, of ${userCount} users ${together.toFixed(0)} ms: ${factor.toFixed(1)} times, at most ${limit}${factor <= limit ? '' : '  too slow'}`,
  );
  return factor <= limit;
}

/** Milliseconds of the requests of a user, who goes through all calls in turn. */
async function timesOf(caller: Caller, calls: readonly Call[], user: number): Promise<number[]> {
  const times: number[] = [];
  await delay((pauseMs * user) / userCount);
  for (let index = 0; index < requestsPerUser; index += 1) {
    const call = calls[(user + index) % calls.length];
    if (call === undefined) throw new RangeError('no calls');
    const start = performance.now();
    await post(caller, call);
    times.push(performance.now() - start);
    // users do not send in step
    await delay(pauseMs * (0.5 + ((user * 7 + index * 3) % 11) / 10));
  }
  return times;
}
