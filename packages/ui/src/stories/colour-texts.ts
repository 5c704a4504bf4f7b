import type { StoryLanguage } from './in-language';
import type { Pair } from './pairs';

interface ColourTexts {
  /** Shown instead of a formula. */
  computed: string;
  contrast: string;
  pair: (pair: Pair) => string;
  themes: Readonly<Record<string, string>>;
  accents: Readonly<Record<string, string>>;
  /** Families by their English titles. */
  families: Readonly<Record<string, string>>;
}

/** The words of the page of colours. */
export const colourTexts: Record<StoryLanguage, ColourTexts> = {
  en: {
    computed: 'computed from the accent',
    contrast: 'Contrast (text 4.5, marks 3)',
    pair: ({ on, over }) => `${on} over ${over}`,
    themes: { light: 'Light', dark: 'Dark' },
    accents: { iris: 'iris', cobalt: 'cobalt', violet: 'violet', teal: 'teal', graphite: 'graphite' },
    families: {},
  },
  cn: {
    computed: '由主题色计算',
    contrast: '对比度（文字 4.5，图形 3）',
    pair: ({ on, over }) => `${on} 位于 ${over} 之上`,
    themes: { light: '浅色', dark: '深色' },
    accents: { iris: '鸢尾紫', cobalt: '钴蓝', violet: '紫罗兰', teal: '青绿', graphite: '石墨灰' },
    families: {
      Grounds: '底色',
      Lines: '线条',
      Text: '文字',
      Accent: '主题色',
      Status: '状态',
      Heat: '热度',
      'Series of a chart': '图表系列',
      'Lines of a chart': '图表线条',
    },
  },
  tw: {
    computed: '由主題色計算',
    contrast: '對比（文字 4.5，圖形 3）',
    pair: ({ on, over }) => `${on} 位於 ${over} 之上`,
    themes: { light: '淺色', dark: '深色' },
    accents: { iris: '鳶尾紫', cobalt: '鈷藍', violet: '紫羅蘭', teal: '藍綠', graphite: '石墨灰' },
    families: {
      Grounds: '底色',
      Lines: '線條',
      Text: '文字',
      Accent: '主題色',
      Status: '狀態',
      Heat: '熱度',
      'Series of a chart': '圖表數列',
      'Lines of a chart': '圖表線條',
    },
  },
};
