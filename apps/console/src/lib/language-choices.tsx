import {
  htmlLang,
  languageNames,
  languages,
  useLanguage,
  useTranslation,
  type Language,
} from '@meridian/i18n';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@meridian/ui';
import type { ReactElement } from 'react';
import { storeLanguage } from './language';
import { notify } from './notices';

export interface LanguageChoicesProps {
  trigger: ReactElement;
  /** Runs once the texts are in the new language. */
  onChanged?: (language: Language) => void;
}

/** The three languages, each by its own name. Changes all texts without a reload and remembers the choice here. */
export function LanguageChoices({ trigger, onChanged }: LanguageChoicesProps) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const choose = async (choice: Language) => {
    if (choice === language) return;
    try {
      await setLanguage(choice);
    } catch {
      notify({ tone: 'error', title: t('switchFailed') });
      return;
    }
    storeLanguage(choice);
    onChanged?.(choice);
  };
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup value={language}>
          {languages.map((choice) => (
            <MenuRadioItem
              key={choice}
              value={choice}
              lang={htmlLang[choice]}
              onSelect={() => void choose(choice)}
            >
              {languageNames[choice]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
