import { basePath } from '@meridian/api-client/contract';

export interface Caller {
  address: string;
  token: string;
}

export interface Measured {
  /** Milliseconds of a request over HTTP, including its body. */
  p50: number;
  p95: number;
  /** Rows of the complete result; null for an endpoint without a list. */
  totalCount: number | null;
}

interface Call {
  path: string;
  body: object;
}

/**
 * Measures a request, or the one of each round, at several servers in turn, so that other load affects all of them equally. The first
 * requests are not measured; their rounds are negative.
 */
export async function measure(
  callers: readonly Caller[],
  call: Call | ((round: number) => Call),
  { times = 60, warmUp = 10 } = {},
): Promise<Measured[]> {
  const runs = callers.map((caller) => ({
    caller,
    milliseconds: new Array<number>(),
    totalCount: emptyCount(),
  }));
  for (let round = -warmUp; round < times; round += 1) {
    for (const run of runs) {
      const start = performance.now();
      const text = await post(run.caller, typeof call === 'function' ? call(round) : call);
      if (round >= 0) run.milliseconds.push(performance.now() - start);
      run.totalCount = totalCountOf(text);
    }
  }
  return runs.map(({ milliseconds, totalCount }) => {
    const sorted = milliseconds.sort((a, b) => a - b);
    return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), totalCount };
  });
}

/** Sends a request; returns the text of the response. */
export async function post({ address, token }: Caller, { path, body }: Call) {
  const response = await fetch(`${address}${basePath}/marketing/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, language: 'en' },
    body: JSON.stringify(body),
  });
  return response.text();
}

const emptyCount = (): number | null => null;

function totalCountOf(text: string): number | null {
  if (!text.startsWith('{"code":200,')) throw new Error(`The request was rejected: ${text.slice(0, 300)}`);
  const count = /"totalCount":(\d+)/.exec(text)?.[1];
  return count === undefined ? null : Number(count);
}

/** Value below which this share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
