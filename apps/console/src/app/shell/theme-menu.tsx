import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@meridian/ui';
import { MonitorIcon, MoonIcon, SunIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { themes, useSettings } from '../../lib/settings';

const textKeys = { light: 'shell.themeLight', dark: 'shell.themeDark', system: 'shell.themeSystem' } as const;
const icons = { light: <SunIcon />, dark: <MoonIcon />, system: <MonitorIcon /> } as const;

/** Light, dark, or as the device. */
export function ThemeMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation();
  const { theme, setTheme } = useSettings();
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{t('shell.theme')}</MenuLabel>
        <MenuRadioGroup value={theme}>
          {themes.map((choice) => (
            <MenuRadioItem key={choice} value={choice} icon={icons[choice]} onSelect={() => setTheme(choice)}>
              {t(textKeys[choice])}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
