import type { Provider } from '../../../kits/provider';
import { createHttpClient } from '../../../kits/provider/http-client';
import { createHttpProvider } from '../../../kits/provider/http-provider';
import { simulatorToken } from '../../../kits/provider/simulator/simulator';

/** A provider that uses a simulator over HTTP, which accepts every account by its id. */
export function createSimulatorProvider(baseUrl: string, timeoutMs: number): Provider {
  return createHttpProvider({
    name: 'simulator',
    client: createHttpClient({ baseUrl, timeoutMs, backoffMs: 1 }),
    now: () => new Date(),
    credentials: {
      find: (accountId) =>
        Promise.resolve({
          userName: `account ${accountId}`,
          accessToken: simulatorToken,
          refreshToken: null,
          userId: null,
          expiresTime: null,
        }),
      renew: (_, used) => Promise.resolve(used),
    },
  });
}
