import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@meridian/ui';
import type { ReactElement } from 'react';
import { sizes, useSettings } from '../../lib/settings';

const textKeys = {
  default: 'shell.sizeDefault',
  medium: 'shell.sizeMedium',
  small: 'shell.sizeSmall',
  mini: 'shell.sizeMini',
} as const;

/** The four sizes of the interface. */
export function SizeMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation();
  const { size, setSize } = useSettings();
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{t('shell.size')}</MenuLabel>
        <MenuRadioGroup value={size}>
          {sizes.map((choice) => (
            <MenuRadioItem key={choice} value={choice} onSelect={() => setSize(choice)}>
              {t(textKeys[choice])}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
