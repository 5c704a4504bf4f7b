import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/button/button';
import { ChoiceCards } from '../../components/choice-cards/choice-cards';
import { SegmentedControl } from '../../components/segmented-control/segmented-control';
import { SwatchGroup } from '../../components/swatch-group/swatch-group';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { stateful } from '../../stories/stateful';
import { ResetFooter } from './reset-footer';
import { settingsSample, settingsTexts, type SettingsSample, type SettingsTexts } from './sample';
import { SettingsDrawer, type SettingsDrawerProps } from './settings-drawer';
import { SettingsDrawerExample } from './settings-drawer.example';
import code from './settings-drawer.example.tsx?raw';
import { SettingsSection } from './settings-section';
import { SettingsSwitches } from './settings-switches';
import { SizePicture } from './size-picture';
import { ThemePicture } from './theme-picture';

const { themes, accents, sizes, layouts, defaults } = settingsSample;

interface GroupsProps {
  settings: SettingsSample;
  onChange: (changes: Partial<SettingsSample>) => void;
  texts: SettingsTexts;
  theme: 'light' | 'dark';
}

/** No component: the code of a story shows its parts. */
function groups({ settings, onChange, texts, theme }: GroupsProps) {
  return (
    <>
      <ChoiceCards
        label={texts.theme}
        value={settings.theme}
        onValueChange={(choice) => onChange({ theme: choice })}
        choices={themes.map((value, index) => ({
          value,
          label: texts.themes[index],
          picture: <ThemePicture theme={value} accent={settings.accent} />,
        }))}
      />
      <SwatchGroup
        label={texts.accent}
        theme={theme}
        value={settings.accent}
        onValueChange={(accent) => onChange({ accent })}
        swatches={accents.map((value, index) => ({ value, label: texts.accents[index] ?? value }))}
      />
      <ChoiceCards
        label={texts.size}
        value={settings.size}
        onValueChange={(size) => onChange({ size })}
        choices={sizes.map((value, index) => ({
          value,
          label: texts.sizes[index],
          picture: <SizePicture size={value} />,
        }))}
      />
      <SettingsSection title={texts.language}>
        <SegmentedControl
          label={texts.language}
          className="flex w-full [&_label]:px-0"
          value={settings.language}
          onValueChange={(language) => onChange({ language })}
          items={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'cn', label: <span lang="zh-Hans">简体中文</span> },
            { value: 'tw', label: <span lang="zh-Hant">繁體中文</span> },
          ]}
        />
      </SettingsSection>
      <SettingsSwitches
        label={texts.layout}
        switches={layouts.map((name, index) => ({ name, label: texts.layouts[index], isOn: settings[name] }))}
        onToggle={(name, isOn) => onChange({ [name]: isOn })}
      />
    </>
  );
}

interface DrawerStoryArgs extends SettingsDrawerProps {
  texts: SettingsTexts;
  theme: 'light' | 'dark';
  settings: SettingsSample;
  onSettingsChange: (settings: SettingsSample) => void;
}

/** A drawer with the button that opens it. */
function drawer({ texts, theme, settings, onSettingsChange, ...props }: DrawerStoryArgs) {
  return (
    <>
      <Button onClick={() => props.onOpenChange(true)}>{props.title}</Button>
      <SettingsDrawer
        {...props}
        footer={
          <ResetFooter
            value={settings}
            isDefault={JSON.stringify(settings) === JSON.stringify(defaults)}
            onReset={() => onSettingsChange(defaults)}
            onUndo={onSettingsChange}
            labels={texts}
          />
        }
      >
        {groups({
          settings,
          onChange: (changes) => onSettingsChange({ ...settings, ...changes }),
          texts,
          theme,
        })}
      </SettingsDrawer>
    </>
  );
}

/**
 * Display settings of an app: theme, size, language, layout. Each change applies at once; one button resets all.
 *
 * - **Do** apply and store each change at once. Leave out settings without an effect on the current screen, such as sizes on phones.
 * - **Do not** use it for settings of the account or for forms that are saved (a page with a Form).
 */
const meta = {
  title: 'Components/Overlays/SettingsDrawer (preferences)',
  tags: ['autodocs'],
  component: SettingsDrawer,
  parameters: {
    ...guide<DrawerStoryArgs>({
      status: 'new',
      keys: [
        ['Tab, Shift Tab', 'Move the focus to the next or the previous setting.'],
        ['Arrow keys', 'Select another picture, colour or language.'],
        ['Space', 'Turns a switch on or off.'],
        ['Escape', 'Closes the drawer and returns the focus to where it was.'],
      ],
      roles:
        'dialog, named by the title; radiogroup of pictures; group of switches; a reset is announced as a status',
      cn: { title: '界面设置', closeLabel: '关闭', texts: settingsTexts.cn },
      tw: { title: '介面設定', closeLabel: '關閉', texts: settingsTexts.tw },
    }),
  },
  argTypes: {
    texts: { table: { disable: true } },
    theme: { table: { disable: true } },
    settings: { table: { disable: true } },
    onSettingsChange: { table: { disable: true } },
    children: { control: false },
    footer: { control: false },
  },
  args: {
    title: 'Settings',
    closeLabel: 'Close',
    texts: settingsTexts.en,
    theme: 'light',
    settings: defaults,
    onSettingsChange: fn(),
    children: null,
    isOpen: false,
    onOpenChange: fn(),
  },
  decorators: [stateful('isOpen', 'onOpenChange'), stateful('settings', 'onSettingsChange')],
  render: (args, { globals }) => drawer({ ...args, theme: globals['theme'] === 'dark' ? 'dark' : 'light' }),
} satisfies Meta<DrawerStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SettingsDrawerExample, code);
export const Open: Story = { tags: ['!autodocs'], args: { isOpen: true } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

/** On phones it comes from the bottom edge. */
export const Phone: Story = {
  ...Open,
  args: { isOpen: true, side: 'bottom' },
  globals: { viewport: { value: 'mobile2' } },
};

// tests

export const ChangesAndResetsByKeyboard: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open settings' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    screen.getByRole('button', { name: 'Reset to defaults' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OpenInMini: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', size: 'mini', theme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '介面設定' })).toBeVisible();
    await expect(screen.getByText('固定頂端列')).toBeVisible();
  },
};
