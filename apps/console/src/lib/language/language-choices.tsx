import { languageTags, languageNames, languages, useLanguage, type Language } from '@meridian/i18n';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@meridian/ui';
import type { LazyMenuParts } from '../lazy/lazy-menu';
import { useSwitchLanguage } from './use-switch-language';

export interface LanguageChoicesProps extends LazyMenuParts {
  /** Called on a selection; if absent, it changes only the language of this browser. */
  onChoose?: (language: Language) => Promise<unknown>;
}

/** The three languages, each in its own name. */
export function LanguageChoices({ trigger, defaultOpen, onChoose }: LanguageChoicesProps) {
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const choose = async (choice: Language) => {
    if (choice !== language) await (onChoose ?? switchLanguage)(choice);
  };
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup value={language}>
          {languages.map((choice) => (
            <MenuRadioItem
              key={choice}
              value={choice}
              lang={languageTags[choice]}
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
