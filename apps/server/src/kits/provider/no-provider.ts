import { ProviderError, type Provider } from '.';

/** Where no provider is set up, no account has access to one. */
export const noProvider: Provider = {
  name: 'simulator',
  channels: [],
  reports: [],
  connect: () => Promise.reject(new ProviderError('credentials_missing')),
};
