import { unchanged } from '../examples';
import { nothing, rowRule } from '../rule';

/** Only online stores have a platform, and they require one. */
export const shopPlatform = rowRule({
  id: 'shop-platform',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'E-commerce platform', cn: '电商平台', tw: '電商平台' },
  messages: [
    {
      code: 'shop_platform_required',
      text: {
        en: 'Select the store’s e-commerce platform.',
        cn: '请选择电商店铺所在的电商平台',
        tw: '請選擇網路商店所在的電商平台',
      },
      examples: () => [
        { fails: { marketingTarget: 'shop' }, passes: { marketingTarget: 'shop', shopPlatform: 'jd' } },
      ],
    },
    {
      code: 'shop_platform_unused',
      text: {
        en: 'Only an online store has an e-commerce platform. Remove it.',
        cn: '只有电商店铺才有电商平台，请清除',
        tw: '只有網路商店才有電商平台，請清除',
      },
      examples: () => [{ fails: { shopPlatform: 'jd' }, passes: unchanged }],
    },
  ],
  check: ({ marketingTarget, shopPlatform: platform }) => {
    if (marketingTarget === 'shop')
      return platform === null ? [{ field: 'shopPlatform', code: 'shop_platform_required' }] : nothing;
    return platform === null ? nothing : [{ field: 'shopPlatform', code: 'shop_platform_unused' }];
  },
});
