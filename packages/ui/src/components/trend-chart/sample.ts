import type { TrendChartProps } from './trend-chart';
import type { ChartLanguage } from './types';

const texts = {
  en: {
    title: 'Cost by day',
    name: 'Nov 14 – Nov 20',
    previous: 'Nov 7 – Nov 13',
    days: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    label: (weekday: string, day: number) => `${weekday} ${day}`,
    full: (weekday: string, day: number) => `${weekday}, Nov ${day}, 2026`,
  },
  cn: {
    title: '每日消费',
    name: '11月14日至20日',
    previous: '11月7日至13日',
    days: ['六', '日', '一', '二', '三', '四', '五'],
    label: (weekday: string, day: number) => `${day}日 周${weekday}`,
    full: (weekday: string, day: number) => `2026年11月${day}日 周${weekday}`,
  },
  tw: {
    title: '每日費用',
    name: '11月14日至20日',
    previous: '11月7日至13日',
    days: ['六', '日', '一', '二', '三', '四', '五'],
    label: (weekday: string, day: number) => `${day}日 週${weekday}`,
    full: (weekday: string, day: number) => `2026年11月${day}日 週${weekday}`,
  },
} as const;

/** Formats an amount of money. */
const formatYuan = (value: number) =>
  `￥${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** The cost of a week and of the previous week, for stories and tests. */
export function sampleTrend(language: ChartLanguage = 'en'): TrendChartProps {
  const { title, name, previous, days, label, full } = texts[language];
  return {
    title,
    points: days.map((weekday, at) => ({
      label: label(weekday, 14 + at),
      fullLabel: full(weekday, 14 + at),
    })),
    series: [
      {
        name,
        kind: 'main',
        values: [18_412.5, 13_021.08, 15_322.4, 16_430, 13_940.96, 14_316.2, 15_910.8],
      },
      {
        name: previous,
        kind: 'comparison',
        values: [14_930.2, 13_240.5, 14_102, 14_820.44, 13_930.1, 14_190.8, 15_687.4],
        pointLabels: days.map((weekday, at) => full(weekday, 7 + at)),
      },
    ],
    formatValue: formatYuan,
    language,
  };
}

const longTexts = {
  en: { title: 'Clicks by day', name: 'Clicks', locale: 'en-US' },
  cn: { title: '每日点击', name: '点击', locale: 'zh-CN' },
  tw: { title: '每日點擊', name: '點擊', locale: 'zh-TW' },
} as const;

/** Values of many days, without a comparison. */
export function longTrend(count: number, language: ChartLanguage = 'en'): TrendChartProps {
  const { title, name, locale } = longTexts[language];
  const days = Array.from({ length: count }, (_, at) => new Date(Date.UTC(2025, 9, 1 + at)));
  const style = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
  return {
    title,
    points: days.map((day) => ({
      label: day.toLocaleDateString(locale, style),
      fullLabel: day.toLocaleDateString(locale, { ...style, year: 'numeric' }),
    })),
    series: [
      {
        name,
        kind: 'main',
        values: days.map((_, at) => Math.round(2600 + 1400 * Math.sin(at / 9) + 600 * Math.cos(at * 2.4))),
      },
    ],
    formatValue: (value) => value.toLocaleString('en-US'),
    language,
  };
}
