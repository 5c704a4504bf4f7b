import { useState } from 'react';
import { Button } from '../../components/button/button';
import { ChoiceCards } from '../../components/choice-cards/choice-cards';
import { SegmentedControl } from '../../components/segmented-control/segmented-control';
import { ResetFooter } from './reset-footer';
import { SettingsDrawer } from './settings-drawer';
import { SettingsSection } from './settings-section';
import { SettingsSwitches } from './settings-switches';
import { SizePicture } from './size-picture';
import { ThemePicture } from './theme-picture';

const texts = {
  en: {
    open: 'Open settings',
    title: 'Settings',
    close: 'Close',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    size: 'Size',
    sizes: { default: 'Default', medium: 'Medium', small: 'Small', mini: 'Mini' },
    language: 'Language',
    layout: 'Layout',
    tags: 'Tags bar',
    header: 'Fixed header',
    footer: {
      reset: 'Reset to defaults',
      undo: 'Undo',
      resetDone: 'Settings are back to their defaults.',
      resetUndone: 'Your settings are back.',
    },
  },
  cn: {
    open: '打开设置',
    title: '界面设置',
    close: '关闭',
    appearance: '外观',
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
    size: '尺寸',
    sizes: { default: '默认', medium: '中', small: '小', mini: '超小' },
    language: '语言',
    layout: '布局',
    tags: '标签栏',
    header: '固定顶栏',
    footer: {
      reset: '恢复默认',
      undo: '撤销',
      resetDone: '已恢复默认设置',
      resetUndone: '已恢复您的设置。',
    },
  },
  tw: {
    open: '開啟設定',
    title: '介面設定',
    close: '關閉',
    appearance: '外觀',
    light: '淺色',
    dark: '深色',
    system: '跟隨系統',
    size: '尺寸',
    sizes: { default: '預設', medium: '中', small: '小', mini: '迷你' },
    language: '語言',
    layout: '版面',
    tags: '頁籤列',
    header: '固定頂端列',
    footer: {
      reset: '恢復預設值',
      undo: '復原',
      resetDone: '已還原為預設值',
      resetUndone: '已還原您的設定。',
    },
  },
};

const themes = ['light', 'dark', 'system'] as const;
const sizes = ['default', 'medium', 'small', 'mini'] as const;

interface Settings {
  theme: (typeof themes)[number];
  size: (typeof sizes)[number];
  language: string;
  tags: boolean;
  header: boolean;
}

const defaults: Settings = { theme: 'system', size: 'medium', language: 'en', tags: true, header: true };

export function SettingsDrawerExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [isOpen, setIsOpen] = useState(false);
  const [settings, setSettings] = useState(defaults);
  const change = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text.open}</Button>
      <SettingsDrawer
        title={text.title}
        closeLabel={text.close}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <ResetFooter
            value={settings}
            isDefault={JSON.stringify(settings) === JSON.stringify(defaults)}
            onReset={() => setSettings(defaults)}
            onUndo={setSettings}
            labels={text.footer}
          />
        }
      >
        <ChoiceCards
          label={text.appearance}
          choices={themes.map((value) => ({
            value,
            label: text[value],
            picture: <ThemePicture theme={value} />,
          }))}
          value={settings.theme}
          onValueChange={(theme) => change({ theme })}
        />
        <ChoiceCards
          label={text.size}
          choices={sizes.map((value) => ({
            value,
            label: text.sizes[value],
            picture: <SizePicture size={value} />,
          }))}
          value={settings.size}
          onValueChange={(size) => change({ size })}
        />
        <SettingsSection title={text.language}>
          <SegmentedControl
            label={text.language}
            className="flex w-full"
            items={[
              { value: 'en', label: 'English' },
              { value: 'de', label: 'Deutsch' },
            ]}
            value={settings.language}
            onValueChange={(language) => change({ language })}
          />
        </SettingsSection>
        <SettingsSwitches
          label={text.layout}
          switches={[
            { name: 'tags', label: text.tags, isOn: settings.tags },
            { name: 'header', label: text.header, isOn: settings.header },
          ]}
          onToggle={(name, isOn) => change({ [name]: isOn })}
        />
      </SettingsDrawer>
    </>
  );
}
