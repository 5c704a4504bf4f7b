import { unitOf } from '../examples';
import { type Finding, rowRule } from '../rule';

/** Requires a page for each device of the campaign; an app has its store instead. */
export const finalUrlRequired = rowRule({
  id: 'final-url-required',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'No final URL', cn: '没有最终访问网址', tw: '沒有最終到達網址' },
  messages: [
    {
      code: 'pc_url_required',
      text: {
        en: 'Enter the computer final URL.',
        cn: '请输入计算机最终访问网址',
        tw: '請輸入電腦版最終到達網址',
      },
      examples: () => [
        {
          fails: unitOf({ device: 1 }, { pcFinalUrl: '' }),
          passes: unitOf({ device: 1 }, { mobileFinalUrl: '' }),
        },
      ],
    },
    {
      code: 'mobile_url_required',
      text: {
        en: 'Enter the mobile final URL.',
        cn: '请输入移动最终访问网址',
        tw: '請輸入行動版最終到達網址',
      },
      examples: () => [{ fails: { mobileFinalUrl: '' }, passes: { pcFinalUrl: '' } }],
    },
    {
      code: 'app_required',
      text: {
        en: 'Enter the iOS store link or the Android app.',
        cn: '请填写 iOS 应用链接或安卓应用',
        tw: '請填寫 iOS 商店連結或 Android 應用程式',
      },
      examples: () => [
        {
          fails: unitOf({ marketingTarget: 'app' }, {}),
          passes: unitOf({ marketingTarget: 'app' }, { androidApp: 'com.example' }),
        },
      ],
    },
  ],
  check: ({ pcFinalUrl, mobileFinalUrl, iosUrl, androidApp }, { campaign }) => {
    if (campaign === undefined) return [];
    if (campaign.marketingTarget === 'app')
      return iosUrl === '' && androidApp === '' ? [{ field: 'iosUrl', code: 'app_required' }] : [];
    const findings: Finding<'pc_url_required' | 'mobile_url_required'>[] = [];
    if (campaign.device !== 2 && pcFinalUrl === '')
      findings.push({ field: 'pcFinalUrl', code: 'pc_url_required' });
    if (campaign.device !== 1 && mobileFinalUrl === '')
      findings.push({ field: 'mobileFinalUrl', code: 'mobile_url_required' });
    return findings;
  },
});
