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

const themes = [
  { value: 'light', label: 'Light', picture: <ThemePicture theme="light" /> },
  { value: 'dark', label: 'Dark', picture: <ThemePicture theme="dark" /> },
  { value: 'system', label: 'System', picture: <ThemePicture theme="system" /> },
] as const;

const sizes = [
  { value: 'default', label: 'Default', picture: <SizePicture size="default" /> },
  { value: 'medium', label: 'Medium', picture: <SizePicture size="medium" /> },
  { value: 'small', label: 'Small', picture: <SizePicture size="small" /> },
  { value: 'mini', label: 'Mini', picture: <SizePicture size="mini" /> },
] as const;

interface Settings {
  theme: (typeof themes)[number]['value'];
  size: (typeof sizes)[number]['value'];
  language: string;
  tags: boolean;
  header: boolean;
}

const defaults: Settings = { theme: 'system', size: 'medium', language: 'en', tags: true, header: true };

export function SettingsDrawerExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [settings, setSettings] = useState(defaults);
  const change = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open settings</Button>
      <SettingsDrawer
        title="Settings"
        closeLabel="Close"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <ResetFooter
            value={settings}
            isDefault={JSON.stringify(settings) === JSON.stringify(defaults)}
            onReset={() => setSettings(defaults)}
            onUndo={setSettings}
            labels={{
              reset: 'Reset to defaults',
              undo: 'Undo',
              resetDone: 'Settings are back to their defaults.',
              resetUndone: 'Your settings are back.',
            }}
          />
        }
      >
        <ChoiceCards
          label="Appearance"
          choices={themes}
          value={settings.theme}
          onValueChange={(theme) => change({ theme })}
        />
        <ChoiceCards
          label="Size"
          choices={sizes}
          value={settings.size}
          onValueChange={(size) => change({ size })}
        />
        <SettingsSection title="Language">
          <SegmentedControl
            label="Language"
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
          label="Layout"
          switches={[
            { name: 'tags', label: 'Tags bar', isOn: settings.tags },
            { name: 'header', label: 'Fixed header', isOn: settings.header },
          ]}
          onToggle={(name, isOn) => change({ [name]: isOn })}
        />
      </SettingsDrawer>
    </>
  );
}
