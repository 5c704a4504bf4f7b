import type { Provider } from './provider-port';

/** Domains of files of reports: the provider's, and those of its storage (docs/provider.md). */
export const baiduFileHosts = ['baidu.com', 'bcebos.com', 'baidubce.com'] as const;

/** Hosts of the pictures in reports of a provider. */
export const pictureHostsOf: Readonly<Record<Provider['name'], readonly string[]>> = {
  baidu: baiduFileHosts.map((domain) => `*.${domain}`),
  simulator: [],
};
