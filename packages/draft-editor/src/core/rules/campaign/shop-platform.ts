import { nothing, type RowRule } from '../rule';

/** Only online stores have a platform, and they require one. */
export const shopPlatform: RowRule<'campaign'> = {
  id: 'shop-platform',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['shop_platform_required', 'shop_platform_unused'],
  check: ({ marketingTarget, shopPlatform: platform }) => {
    if (marketingTarget === 'shop')
      return platform === null ? [{ field: 'shopPlatform', code: 'shop_platform_required' }] : nothing;
    return platform === null ? nothing : [{ field: 'shopPlatform', code: 'shop_platform_unused' }];
  },
};
