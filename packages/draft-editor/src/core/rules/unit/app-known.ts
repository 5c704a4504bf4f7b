import { appStoreIdOf, channelIdOf } from '../../urls/app-ids';
import { unitOf } from '../examples';
import { nothing, rowRule } from '../rule';

/** The provider identifies apps by number: a unit that promotes an app needs one of the numbers. */
export const appKnown = rowRule({
  id: 'app-known',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'App without a number', cn: '应用缺少编号', tw: '應用程式缺少編號' },
  messages: [
    {
      code: 'app_unknown',
      text: {
        en: 'The ad provider doesn’t know this app. Enter a store link that ends in id and a number, or the number of the Android app.',
        cn: '推广平台无法识别该应用。请填写以 id 加数字结尾的商店链接，或安卓应用的编号（数字）。',
        tw: '廣告平台無法辨識此應用程式。請填寫以 id 加數字結尾的商店連結，或 Android 應用程式的編號（數字）。',
      },
      examples: () => [
        {
          fails: unitOf(
            { marketingTarget: 'app' },
            { iosUrl: 'https://apps.apple.com/cn/app/tea', androidApp: 'com.example.tea' },
          ),
          passes: unitOf(
            { marketingTarget: 'app' },
            { iosUrl: 'https://apps.apple.com/cn/app/tea/id414478124', androidApp: 'com.example.tea' },
          ),
        },
        {
          fails: unitOf({ marketingTarget: 'app' }, { androidApp: 'com.example.tea' }),
          passes: unitOf({ marketingTarget: 'app' }, { androidApp: '414478124' }),
        },
        {
          fails: unitOf({ marketingTarget: 'app' }, { iosUrl: 'https://example.com/id' }),
          passes: { iosUrl: 'https://example.com/id' },
        },
      ],
    },
  ],
  check: ({ iosUrl, androidApp }, { campaign }) => {
    const isMissing = iosUrl === '' && androidApp === '';
    if (campaign?.marketingTarget !== 'app' || isMissing) return nothing;
    if (appStoreIdOf(iosUrl) !== undefined || channelIdOf(androidApp) !== undefined) return nothing;
    return [{ field: iosUrl === '' ? 'androidApp' : 'iosUrl', code: 'app_unknown' }];
  },
});
