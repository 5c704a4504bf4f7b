import { useLanguage, useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';

// decoration: an example of a page behind the log-in
const rows = [
  {
    cn: { word: 'jr pass 购买', campaign: '铁路-品牌词' },
    en: { word: 'buy jr pass', campaign: 'Rail | Brand' },
    tw: { word: 'jr pass 購買', campaign: '鐵路-品牌字' },
    clicks: '5,130',
    ctr: '9.30%',
    heat: 'bg-h2',
    cost: '13,328.95',
    trend: 'M2 6 15 19 27 12 40 3 53 12 65 13 78 14',
    end: 14,
  },
  {
    cn: { word: '富士山包车', campaign: '关东-包车' },
    en: { word: 'mt fuji car hire', campaign: 'Kanto | Cars' },
    tw: { word: '富士山包車', campaign: '關東-包車' },
    clicks: '2,254',
    ctr: '7.97%',
    heat: 'bg-h1',
    cost: '11,471.03',
    trend: 'M2 5 15 14 27 7 40 19 53 17 65 13 78 3',
    end: 3,
  },
  {
    cn: { word: '京都自由行', campaign: '关西-通用词' },
    en: { word: 'kyoto travel', campaign: 'Kansai | Trips' },
    tw: { word: '京都自由行', campaign: '關西-通用字' },
    clicks: '3,572',
    ctr: '5.43%',
    heat: '',
    cost: '11,081.08',
    trend: 'M2 5 15 9 27 10 40 3 53 19 65 12 78 17',
    end: 17,
  },
  {
    cn: { word: '北海道滑雪', campaign: '北海道-冬季' },
    en: { word: 'hokkaido skiing', campaign: 'Hokkaido | Ski' },
    tw: { word: '北海道滑雪', campaign: '北海道-冬季' },
    clicks: '2,379',
    ctr: '4.83%',
    heat: '',
    cost: '10,130.72',
    trend: 'M2 3 15 19 27 17 40 11 53 15 65 14 78 10',
    end: 10,
  },
  {
    cn: { word: '大阪酒店预订', campaign: '关西-酒店' },
    en: { word: 'osaka hotels', campaign: 'Kansai | Stays' },
    tw: { word: '大阪飯店訂房', campaign: '關西-飯店' },
    clicks: '2,077',
    ctr: '3.93%',
    heat: '',
    cost: '7,572.03',
    trend: 'M2 3 15 13 27 19 40 9 53 4 65 7 78 9',
    end: 9,
  },
  {
    cn: { word: '日本温泉旅馆', campaign: '温泉-通用词' },
    en: { word: 'onsen ryokan', campaign: 'Onsen | Stays' },
    tw: { word: '日本溫泉旅館', campaign: '溫泉-通用字' },
    clicks: '1,665',
    ctr: '5.33%',
    heat: '',
    cost: '7,192.43',
    trend: 'M2 4 15 19 27 3 40 13 53 11 65 10 78 7',
    end: 7,
  },
  {
    cn: { word: '东京一日游', campaign: '关东-一日游' },
    en: { word: 'tokyo day trip', campaign: 'Kanto | Tours' },
    tw: { word: '東京一日遊', campaign: '關東-一日遊' },
    clicks: '2,520',
    ctr: '4.19%',
    heat: '',
    cost: '6,956.68',
    trend: 'M2 3 15 15 27 16 40 11 53 9 65 19 78 7',
    end: 7,
  },
] as const;

const head = 'h-9 border-b border-line-2 bg-sunken px-3 text-12 font-medium whitespace-nowrap';
const cell = 'h-9.5 border-b border-line-1 px-3 truncate';

/** The right half of the log-in page. */
export function Promo() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  return (
    <aside
      aria-labelledby="promo-title"
      className="hidden overflow-hidden border-l border-line-2 bg-canvas pl-18 desktop:flex desktop:flex-col desktop:justify-center"
    >
      <h2
        id="promo-title"
        className="max-w-105 text-32 font-semibold tracking-[calc(var(--meridian-tracking-tight)*2)] text-balance [&:lang(zh)]:break-keep"
      >
        {t('headline')}
      </h2>
      <p className="mt-3 max-w-100 text-14 text-pretty text-fg-2">{t('promise')}</p>
      <div
        aria-hidden="true"
        className="mt-10 w-[calc(100%+8px)] overflow-hidden rounded-l-lg bg-surface shadow-dialog"
      >
        <div className="flex items-baseline gap-2 px-5 py-3.5 text-fg-3">
          <span className="text-14 font-semibold text-fg-1">{t('sampleTitle')}</span>
          <span>{language === 'en' ? 'Nov 14 – Nov 20' : '11-14 至 11-20'}</span>
        </div>
        <table className="w-full min-w-168 table-fixed">
          <thead>
            <tr>
              <th className={cn(head, 'w-37.5 pl-5 text-left text-fg-3')}>{t('sampleKeyword')}</th>
              <th className={cn(head, 'text-left text-fg-3')}>{t('sampleCampaign')}</th>
              <th className={cn(head, 'w-21 text-right text-fg-3')}>{t('sampleClicks')}</th>
              <th className={cn(head, 'w-23 text-right text-fg-3')}>{t('sampleCtr')}</th>
              <th className={cn(head, 'w-29.5 text-right text-accent-fg close-signs')}>
                {t('sampleCost')} ￥
              </th>
              <th className={cn(head, 'w-29 text-left text-fg-3')}>{t('sampleTrend')}</th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map((row) => (
              <tr key={row.cn.word}>
                <td className={cn(cell, 'pl-5 font-medium')}>{row[language].word}</td>
                <td className={cn(cell, 'text-fg-2')}>{row[language].campaign}</td>
                <td className={cn(cell, 'text-right')}>{row.clicks}</td>
                <td className={cn(cell, 'text-right')}>
                  <span className={cn('-mr-1.5 inline-block min-w-14 rounded-xs px-1.5 py-px', row.heat)}>
                    {row.ctr}
                  </span>
                </td>
                <td className={cn(cell, 'text-right font-medium')}>{row.cost}</td>
                <td className={cell}>
                  <svg width="80" height="22" viewBox="0 0 80 22" fill="none">
                    <path
                      d={row.trend}
                      stroke="var(--meridian-series-5)"
                      strokeWidth="1.5"
                      strokeLinejoin="round"
                      strokeLinecap="round"
                    />
                    <circle
                      cx="77"
                      cy={row.end}
                      r="2.5"
                      fill="var(--meridian-series-5)"
                      stroke="var(--meridian-bg-surface)"
                      strokeWidth="1.2"
                    />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </aside>
  );
}
