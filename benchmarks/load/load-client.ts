import { basePath } from '@meridian/api-client/contract';

/** Milliseconds of all requests by name, and errors. */
export interface LoadLog {
  ms: Map<string, number[]>;
  errors: string[];
}

export function createLog(): LoadLog {
  return { ms: new Map(), errors: [] };
}

export interface LoadClient {
  /** A request that must succeed; a GET if it has no body. */
  request(name: string, path: string, body?: object): Promise<void>;
  /** A request that may be rejected by the rate limit. Counts as an error if it fails otherwise. */
  storm(path: string, body: object): Promise<void>;
}

/** Requests of one session. `logOf` returns the log of the current phase. */
export function createLoadClient(address: string, token: string, logOf: () => LoadLog): LoadClient {
  async function send(path: string, body?: object): Promise<{ status: number; code: number }> {
    const response = await fetch(`${address}${basePath}/marketing/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    // parse boundary: the envelope
    const { code } = (await response.json()) as { code: number };
    return { status: response.status, code };
  }

  return {
    async request(name, path, body) {
      const log = logOf();
      const start = performance.now();
      try {
        const { status, code } = await send(path, body);
        if (code !== 200) log.errors.push(`${name}: ${String(status)}, code ${String(code)}`);
      } catch (error) {
        log.errors.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      log.ms.set(name, [...(log.ms.get(name) ?? []), performance.now() - start]);
    },
    async storm(path, body) {
      const { code } = await send(path, body).catch(() => ({ code: 0 }));
      if (code !== 200 && code !== 429) logOf().errors.push(`storm: code ${String(code)}`);
    },
  };
}

/** A percentile of numbers; 0 for an empty list. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
