const themes = ['light', 'dark', 'system'] as const;
const accents = ['iris', 'cobalt', 'violet', 'teal', 'graphite'] as const;
const sizes = ['default', 'medium', 'small', 'mini'] as const;
const layouts = ['tags', 'header', 'logo'] as const;

/** The settings of the stories. */
export interface SettingsSample {
  theme: (typeof themes)[number];
  accent: string;
  size: (typeof sizes)[number];
  language: string;
  tags: boolean;
  header: boolean;
  logo: boolean;
}

const defaults: SettingsSample = {
  theme: 'light',
  accent: 'iris',
  size: 'medium',
  language: 'en',
  tags: true,
  header: true,
  logo: true,
};

/** The settings in the stories. */
export const settingsSample = { themes, accents, sizes, layouts, defaults };

/** The texts of the settings in the stories. */
export interface SettingsTexts {
  theme: string;
  themes: readonly [string, string, string];
  accent: string;
  accents: readonly [string, string, string, string, string];
  size: string;
  sizes: readonly [string, string, string, string];
  language: string;
  layout: string;
  layouts: readonly [string, string, string];
  reset: string;
  undo: string;
  resetDone: string;
  resetUndone: string;
}

/** The texts of the stories, by language. */
export const settingsTexts: Record<'en' | 'cn' | 'tw', SettingsTexts> = {
  en: {
    theme: 'Appearance',
    themes: ['Light', 'Dark', 'System'],
    accent: 'Theme colour',
    accents: ['Iris', 'Cobalt', 'Violet', 'Teal', 'Graphite'],
    size: 'Size',
    sizes: ['Default', 'Medium', 'Small', 'Mini'],
    language: 'Language',
    layout: 'Layout',
    layouts: ['Tags bar', 'Fixed header', 'Sidebar logo'],
    reset: 'Reset to defaults',
    undo: 'Undo',
    resetDone: 'Settings are back to their defaults.',
    resetUndone: 'Your settings are back.',
  },
  cn: {
    theme: '外观',
    themes: ['浅色', '深色', '跟随系统'],
    accent: '主题色',
    accents: ['鸢尾紫', '钴蓝', '紫罗兰', '青绿', '石墨灰'],
    size: '界面尺寸',
    sizes: ['默认', '中等', '小', '迷你'],
    language: '语言',
    layout: '布局',
    layouts: ['标签栏', '固定顶栏', '侧边栏 Logo'],
    reset: '恢复默认设置',
    undo: '撤销',
    resetDone: '已恢复默认设置',
    resetUndone: '已还原您之前的设置',
  },
  tw: {
    theme: '外觀',
    themes: ['淺色', '深色', '跟隨系統'],
    accent: '主題色',
    accents: ['鳶尾紫', '鈷藍', '紫羅蘭', '藍綠', '石墨灰'],
    size: '介面尺寸',
    sizes: ['預設', '中', '小', '迷你'],
    language: '語言',
    layout: '版面',
    layouts: ['頁籤列', '固定頂端列', '側邊欄標誌'],
    reset: '還原預設值',
    undo: '復原',
    resetDone: '已還原為預設值',
    resetUndone: '已回復您先前的設定',
  },
};
