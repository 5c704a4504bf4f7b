import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@meridian/ui';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { sizes, useSettings } from '../../lib/settings/settings';
import { sizeTextKeys } from './size-text-keys';

/** The four sizes of the interface. */
export function SizeMenu({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation();
  const { size, choose } = useSettings();
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{t('shell.size')}</MenuLabel>
        <MenuRadioGroup value={size}>
          {sizes.map((choice) => (
            <MenuRadioItem key={choice} value={choice} onSelect={() => choose({ size: choice })}>
              {t(sizeTextKeys[choice])}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
