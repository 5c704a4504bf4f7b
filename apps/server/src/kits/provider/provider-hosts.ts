import type { ProviderName } from '../../platform/config/config-provider';

/** Domains of report files: the provider's own, and its storage (docs/provider.md). */
export const baiduFileHosts = ['baidu.com', 'bcebos.com', 'baidubce.com'] as const;

/** Hosts of pictures in a provider's reports. */
export const pictureHostsOf: Readonly<Record<ProviderName, readonly string[]>> = {
  baidu: baiduFileHosts.map((domain) => `*.${domain}`),
  simulator: [],
};
