import type { ProviderName } from '../../platform/config/config-provider';

/** Domains of files of reports: the provider's, and those of its storage (docs/provider.md). */
export const baiduFileHosts = ['baidu.com', 'bcebos.com', 'baidubce.com'] as const;

/** Hosts of the pictures in reports of a provider. */
export const pictureHostsOf: Readonly<Record<ProviderName, readonly string[]>> = {
  baidu: baiduFileHosts.map((domain) => `*.${domain}`),
  simulator: [],
};
