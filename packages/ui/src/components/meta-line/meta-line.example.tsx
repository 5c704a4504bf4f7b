import { MetaItem } from './meta-item';
import { MetaLine } from './meta-line';

const texts = {
  en: {
    label: 'About the data',
    note: 'Not included: Nov 3, 2026 (costs.csv)',
    period: 'Nov 1 – Nov 20, 2026',
    time: 'Data as of 09:12',
    complete: 'Complete',
  },
  cn: {
    label: '数据说明',
    note: '未包含：2026-11-03（costs.csv）',
    period: '2026-11-01 至 2026-11-20',
    time: '数据时间 09:12',
    complete: '数据完整',
  },
  tw: {
    label: '資料說明',
    note: '未包含：2026-11-03（costs.csv）',
    period: '2026-11-01 至 2026-11-20',
    time: '資料時間 09:12',
    complete: '資料完整',
  },
};

export function MetaLineExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <MetaLine label={text.label} note={text.note}>
      <MetaItem isDesktopOnly>{text.period}</MetaItem>
      <MetaItem>{text.time}</MetaItem>
      <MetaItem>{text.complete}</MetaItem>
    </MetaLine>
  );
}
