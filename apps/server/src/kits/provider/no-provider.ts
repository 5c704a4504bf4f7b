import { ProviderError, type Provider } from '.';

/** Provider of an installation without one: no account can connect. */
export const noProvider: Provider = {
  name: 'simulator',
  channels: [],
  reports: [],
  connect: () => Promise.reject(new ProviderError('credentials_missing')),
};
