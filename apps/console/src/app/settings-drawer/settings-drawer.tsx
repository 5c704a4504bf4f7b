import { languageTags, languageNames, useLanguage, useTranslation } from '@meridian/i18n';
import { ChoiceCards, SegmentedControl, Sheet, SheetContent, SwatchGroup, Switch } from '@meridian/ui';
import { useRef } from 'react';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { useChangeLanguage } from '../../lib/language/use-change-language';
import { accents, sizes, themes, useSettings } from '../../lib/settings/settings';
import { useShownTheme } from '../../lib/settings/use-shown-theme';
import { sizeTextKeys } from '../shell/size-text-keys';
import { SizePicture, ThemePicture } from './pictures';
import { ResetFooter } from './reset-footer';

const themeKeys = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  system: 'shell.themeSystem',
} as const;

/** The default one first. */
const languageOrder = ['en', 'cn', 'tw'] as const;

const layoutSwitches = [
  { name: 'hasTags', textKey: 'settings.tags' },
  { name: 'hasFixedHeader', textKey: 'settings.fixedHeader' },
  { name: 'hasSidebarLogo', textKey: 'settings.sidebarLogo' },
  { name: 'hasTableAids', textKey: 'settings.tableAids' },
] as const;

export interface SettingsDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The appearance of the interface. Every change applies at once. */
export function SettingsDrawer({ isOpen, onOpenChange }: SettingsDrawerProps) {
  const { t } = useTranslation(['shell', 'common']);
  const isMobile = useIsMobile();
  const opener = useRef<Element | null>(null);
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        side={isMobile ? 'bottom' : 'right'}
        title={t('settings.title')}
        closeLabel={t('common:close')}
        footer={<ResetFooter />}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement;
        }}
        onCloseAutoFocus={(event) => {
          // the drawer has no button of its own to give the focus back to
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      >
        <div className="flex flex-col gap-5.5 px-5 pt-1 pb-5">
          <Appearance />
          <Languages />
          <LayoutSwitches />
        </div>
      </SheetContent>
    </Sheet>
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
    <section>
      <h3 className="mb-2.5 text-13 font-semibold">{t('shell.language')}</h3>
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
    </section>
  );
}

function LayoutSwitches() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const isMobile = useIsMobile();
  // the mobile layout has no tags
  const shown = layoutSwitches.filter(({ name }) => !(isMobile && name === 'hasTags'));
  return (
    <fieldset>
      <legend className="mb-0.5 text-13 font-semibold">{t('settings.layout')}</legend>
      <div className="divide-y divide-line-1">
        {shown.map(({ name, textKey }) => (
          <Switch
            key={name}
            label={t(textKey)}
            checked={settings[name]}
            onCheckedChange={(isOn) => settings.choose({ [name]: isOn })}
            className="min-h-9.5 max-desktop:min-h-11"
          />
        ))}
      </div>
    </fieldset>
  );
}
