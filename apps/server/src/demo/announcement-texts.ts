import { pagePath, type AnnouncementTexts } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { formatDay, formatDayRange, languageTags, type Language } from '@meridian/i18n/core';

/** An announcement in the demo workspace. Texts mention days around the demo's today. */
export interface DemoAnnouncement {
  texts: AnnouncementTexts;
  hasPopup: boolean;
  /** Path in the console. */
  link: string | null;
  /** Days before today and time in China at which it was sent; null for a draft. */
  sent: { daysAgo: number; time: string } | null;
}

const own = (title: string, text: string) => ({ title, text, filledFrom: null });

/** Newest first; the first one pops up. */
export function demoAnnouncements(today: string): readonly DemoAnnouncement[] {
  return [
    maintenance(today),
    weeklySummary(today, 0),
    {
      texts: {
        cn: own(
          '报告支持与往期对比',
          '<p>所有报告都可以与上一周期或去年同期对比，逐行显示差值和变化幅度。对比设置保存在链接中，发给同事即可看到相同的内容。</p>',
        ),
        en: own(
          'Compare reports with an earlier period',
          '<p>You can now compare any report with the previous period or the same period last year, row by row. The comparison is saved in the URL, so a colleague who opens your link sees the same view.</p>',
        ),
        tw: own(
          '報表可與先前期間比較',
          '<p>所有報表都能與上一期間或去年同期比較，逐列顯示差異與變化幅度。比較設定會保留在網址中，把連結傳給同事即可看到相同內容。</p>',
        ),
      },
      hasPopup: false,
      link: null,
      sent: { daysAgo: 7, time: '10:00' },
    },
    {
      texts: {
        cn: own(
          '账户余额约延迟 3 小时',
          '<p>余额来自推广平台，约延迟 <strong>3 小时</strong>，请以推广平台显示的余额为准。</p>',
        ),
        en: own(
          'Balances are delayed about 3 hours',
          '<p>Balances come from the provider and are delayed about <strong>3 hours</strong>. If they differ, the provider’s balance is the one that counts.</p>',
        ),
        tw: own(
          '帳戶餘額約延遲 3 小時',
          '<p>餘額來自廣告平台，約延遲 <strong>3 小時</strong>，請以廣告平台顯示的餘額為準。</p>',
        ),
      },
      hasPopup: false,
      link: null,
      sent: { daysAgo: 9, time: '10:00' },
    },
    weeklySummary(today, 1),
    {
      texts: {
        cn: own(
          '自定义报告字段',
          '<p>在“自定义字段”中选择每类报告显示的字段及其顺序，导出文件与页面一致。</p>',
        ),
        en: own(
          'Choose the fields of your reports',
          '<p>In Custom fields, choose which fields each report shows and in which order. Exports use the same selection.</p>',
        ),
        tw: own(
          '自訂報表欄位',
          '<p>在「自訂欄位」中選擇各類報表要顯示的欄位及其順序，匯出的檔案會與畫面一致。</p>',
        ),
      },
      hasPopup: false,
      link: pagePath('customFields'),
      sent: { daysAgo: 15, time: '10:00' },
    },
    {
      texts: {
        cn: own(
          '支持导入推广平台的报告文件',
          '<p>现可导入推广平台导出的报告文件：</p><ul><li>自动识别编码、表头和时间范围</li><li>重复导入同一文件不会重复计算</li><li>有问题的行会连同原因一并列出</li></ul>',
        ),
        en: own(
          'You can now import the provider’s report files',
          '<p>The files that the provider exports can be imported:</p><ul><li>encoding, header and period are detected;</li><li>importing the same file twice has no effect;</li><li>rows that fail are listed with the reason.</li></ul>',
        ),
        tw: own(
          '可匯入廣告平台的報表檔案',
          '<p>現可匯入廣告平台匯出的報表檔案：</p><ul><li>自動辨識編碼、標題列與期間</li><li>重複匯入同一份檔案不會重複計算</li><li>有問題的資料列會連同原因一併列出</li></ul>',
        ),
      },
      hasPopup: false,
      link: null,
      sent: { daysAgo: 19, time: '10:00' },
    },
    {
      texts: {
        cn: own(
          '双十二期间的审核时间',
          '<p>12月8日至14日提交量较大，创意审核可能需要一个工作日，请尽早提交。</p>',
        ),
        en: own(
          'Review times around December 12',
          '<p>From December 8 to 14 many advertisers submit at once, and a review may take one working day. Please submit early.</p>',
        ),
        tw: {
          title: '雙十二期間的審核時間',
          text: '<p>12月8日至14日送審量較大，素材審核可能需要一個工作天，請儘早送出。</p>',
          filledFrom: 'cn',
        },
      },
      hasPopup: true,
      link: null,
      sent: null,
    },
  ];
}

/** Two hours in the night after today. */
function maintenance(today: string): DemoAnnouncement {
  const day = addDays(today, 1);
  const [cn, en, tw] = [longDay(day, 'cn'), longDay(day, 'en'), longDay(day, 'tw')];
  const table = (rows: readonly (readonly [string, string])[]) =>
    `<table><tbody>${rows.map(([head, cell]) => `<tr><th>${head}</th><td>${cell}</td></tr>`).join('')}</tbody></table>`;
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return {
    texts: {
      cn: own(
        `${monthDay(day, 'cn')}系统维护通知`,
        `<p>${cn}凌晨 01:00 至 03:00，报告为只读状态。广告投放不受影响，您无需进行任何操作。</p>` +
          table([
            ['开始', `${cn}01:00（UTC+8）`],
            ['结束', `${cn}03:00（UTC+8）`],
            ['影响范围', '报告、导出、报告导入'],
          ]) +
          '<h3>您会看到的变化</h3>' +
          list([
            '01:00 前创建的导出会继续完成，并出现在下载中心。',
            '等待导入的文件将在 03:00 后自动开始导入。',
            `${monthDay(today, 'cn')}的数据比平时晚约两小时。`,
          ]),
      ),
      en: own(
        `Scheduled maintenance on ${monthDay(day, 'en')}`,
        `<p>Reports will be read only from 01:00 to 03:00 on ${en}. Your ads will keep running. No action is needed.</p>` +
          table([
            ['Begins', `${en}, 01:00 (UTC+8)`],
            ['Ends', `${en}, 03:00 (UTC+8)`],
            ['Affects', 'Reports, exports, report imports'],
          ]) +
          '<h3>What you will notice</h3>' +
          list([
            'Exports started before 01:00 will finish and appear in the download centre.',
            'Queued imports will start automatically after 03:00.',
            `Data for ${monthDay(today, 'en')} will arrive about two hours later than usual.`,
          ]),
      ),
      tw: own(
        `${monthDay(day, 'tw')}系統維護通知`,
        `<p>${tw}凌晨 01:00 至 03:00，報表將處於唯讀狀態。廣告投放不受影響，您無需進行任何操作。</p>` +
          table([
            ['開始', `${tw}01:00（UTC+8）`],
            ['結束', `${tw}03:00（UTC+8）`],
            ['影響範圍', '報表、匯出、報表匯入'],
          ]) +
          '<h3>您會看到的變化</h3>' +
          list([
            '01:00 前建立的匯出會繼續完成，並出現在下載中心。',
            '等待匯入的檔案將在 03:00 後自動開始匯入。',
            `${monthDay(today, 'tw')}的資料會比平常晚約兩小時。`,
          ]),
      ),
    },
    hasPopup: true,
    link: pagePath('downloads'),
    sent: { daysAgo: 1, time: '18:00' },
  };
}

/** Sent on a Monday before today, about the week before it. */
function weeklySummary(today: string, weeksAgo: number): DemoAnnouncement {
  const daysAgo = ((weekdayOf(addDays(today, -1)) + 6) % 7) + 1 + 7 * weeksAgo;
  const monday = addDays(today, -daysAgo);
  const week = { beginDate: addDays(monday, -7), endDate: addDays(monday, -1) };
  const of = (language: Language) => formatDayRange(week, language);
  return {
    texts: {
      cn: own('周报已生成', `<p>${of('cn')} 的搜索推广和信息流推广周报概览，可在报告中心查看。</p>`),
      en: own(
        'The weekly summary is ready',
        `<p>The summaries of search and feed ads for ${of('en')} are in the report centre.</p>`,
      ),
      tw: own('週報已產生', `<p>${of('tw')} 的搜尋廣告與動態消息廣告週報總覽，可在報表中心查看。</p>`),
    },
    hasPopup: false,
    link: '/reportCenter/keywordSearch/summary',
    sent: { daysAgo, time: '08:00' },
  };
}

/** 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const inWords = (day: string, language: Language, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTags[language], { ...form, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `November 22`, `11月22日` */
function monthDay(day: string, language: Language): string {
  if (language === 'en') return inWords(day, 'en', { month: 'long', day: 'numeric' });
  const [month, date] = formatDay(day, language, 'short').split('-').map(Number);
  return `${month}月${date}日`;
}

/** `Sunday, November 22`, `11月22日（周日）` */
function longDay(day: string, language: Language): string {
  const weekday = inWords(day, language, { weekday: language === 'en' ? 'long' : 'short' });
  return language === 'en'
    ? `${weekday}, ${monthDay(day, language)}`
    : `${monthDay(day, language)}（${weekday}）`;
}
