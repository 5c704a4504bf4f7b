import { languageNames, languageTags, useLanguage, useTranslation } from '@meridian/i18n';
import { ChoiceCards, SegmentedControl, SwatchGroup, useMediaQuery } from '@meridian/ui';
import {
  ResetFooter,
  SettingsDrawer,
  SettingsSection,
  SettingsSwitches,
  SizePicture,
  ThemePicture,
} from '@meridian/ui/shell';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { useChangeLanguage } from '../../lib/language/use-change-language';
import { accents, areDefaults, choicesOf, sizes, themes, useSettings } from '../../lib/settings/settings';
import { sizeTextKeys } from '../shell/size-text-keys';

const themeKeys = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  system: 'shell.themeSystem',
} as const;

/** The default language is first. */
const languageOrder = ['en', 'cn', 'tw'] as const;

const layoutSwitches = [
  { name: 'hasTags', textKey: 'settings.tags' },
  { name: 'hasFixedHeader', textKey: 'settings.fixedHeader' },
  { name: 'hasSidebarLogo', textKey: 'settings.sidebarLogo' },
  { name: 'hasTableAids', textKey: 'settings.tableAids' },
] as const;

export interface ConsoleSettingsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The appearance of the interface. Every change applies at once. */
export function ConsoleSettings({ isOpen, onOpenChange }: ConsoleSettingsProps) {
  const { t } = useTranslation(['shell', 'common']);
  const isMobile = useIsMobile();
  return (
    <SettingsDrawer
      side={isMobile ? 'bottom' : 'right'}
      title={t('settings.title')}
      closeLabel={t('common:close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<Reset />}
    >
      <Appearance />
      <Languages />
      <LayoutSwitches />
    </SettingsDrawer>
  );
}

function Reset() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  return (
    <ResetFooter
      value={choicesOf(settings)}
      isDefault={areDefaults(settings)}
      onReset={settings.reset}
      onUndo={settings.choose}
      labels={{
        reset: t('settings.reset'),
        undo: t('settings.undo'),
        resetDone: t('settings.resetDone'),
        resetUndone: t('settings.resetUndone'),
      }}
    />
  );
}

function Appearance() {
  const { t } = useTranslation(['common', 'shell']);
  const { theme, accent, size, choose } = useSettings();
  const shownTheme = useShownTheme();
  const isMobile = useIsMobile();
  return (
    <>
      <ChoiceCards
        label={t('shell.theme')}
        value={theme}
        onValueChange={(choice) => choose({ theme: choice })}
        choices={themes.map((value) => ({
          value,
          label: t(themeKeys[value]),
          picture: <ThemePicture theme={value} accent={accent} />,
        }))}
      />
      <SwatchGroup
        label={t('shell:settings.accent')}
        theme={shownTheme}
        value={accent}
        onValueChange={(choice) => choose({ accent: choice })}
        swatches={accents.map((value) => ({ value, label: t(`shell:settings.${value}`) }))}
      />
      {/* touch layouts have one size */}
      {!isMobile && (
        <ChoiceCards
          label={t('shell.size')}
          value={size}
          onValueChange={(choice) => choose({ size: choice })}
          choices={sizes.map((value) => ({
            value,
            label: t(sizeTextKeys[value]),
            picture: <SizePicture size={value} />,
          }))}
        />
      )}
    </>
  );
}

function Languages() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { change } = useChangeLanguage();
  return (
    <SettingsSection title={t('shell.language')}>
      <SegmentedControl
        label={t('shell.language')}
        className="flex w-full [&_label]:px-0"
        value={language}
        onValueChange={(choice) => void change(choice)}
        items={languageOrder.map((value) => ({
          value,
          label: <span lang={languageTags[value]}>{languageNames[value]}</span>,
        }))}
      />
    </SettingsSection>
  );
}

function LayoutSwitches() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const isMobile = useIsMobile();
  // the mobile layout has no tags
  const shown = layoutSwitches.filter(({ name }) => !(isMobile && name === 'hasTags'));
  return (
    <SettingsSwitches
      label={t('settings.layout')}
      switches={shown.map(({ name, textKey }) => ({ name, label: t(textKey), isOn: settings[name] }))}
      onToggle={(name, isOn) => settings.choose({ [name]: isOn })}
    />
  );
}

/** The visible theme, with `system` resolved. */
function useShownTheme(): 'light' | 'dark' {
  const theme = useSettings((state) => state.theme);
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;
}
