import { languageTags, languageNames, useTranslation, type Language } from '@meridian/i18n';
import { Tab, TabList, TabPanel, Tabs } from '@meridian/ui';
import { CheckIcon, CircleDashedIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import {
  withText,
  fillFrom,
  textState,
  type AnnouncementDraft,
  type TextState,
} from '../draft/announcement-draft';
import { FillButton } from './fill-button';
import { LanguageEditor } from './language-editor';

/** In the order of the tabs. */
const tabOrder = ['en', 'cn', 'tw'] as const satisfies readonly Language[];

const stateIcons = {
  written: <CheckIcon aria-hidden className="text-ok-fg" />,
  unread: <TriangleAlertIcon aria-hidden className="text-warn-fg" />,
  partial: <TriangleAlertIcon aria-hidden className="text-warn-fg" />,
  empty: <CircleDashedIcon aria-hidden className="text-fg-3" />,
} as const satisfies Record<TextState, unknown>;

export interface LanguageTabsProps {
  draft: AnnouncementDraft;
  onChange: (next: AnnouncementDraft) => void;
  language: Language;
  onLanguageChange: (language: Language) => void;
  isReadOnly: boolean;
  /** HTML of a table with begin and end, in each language. */
  timeSlots: Record<Language, string>;
}

/** A tab per language with its state, and the texts of the selected one. */
export function LanguageTabs({
  draft,
  onChange,
  language,
  onLanguageChange,
  isReadOnly,
  timeSlots,
}: LanguageTabsProps) {
  const { t } = useTranslation('announcements');
  return (
    <Tabs
      value={language}
      onValueChange={onLanguageChange}
      values={tabOrder}
      className="flex flex-[1_0_auto] flex-col"
    >
      <TabList
        label={t('languagesLabel')}
        className="mb-4.5"
        trailing={
          !isReadOnly && (
            <FillButton
              draft={draft}
              into={language}
              onFill={(from) => onChange(fillFrom(draft, { from, into: language }))}
            />
          )
        }
      >
        {tabOrder.map((each) => {
          const state = textState(draft.texts[each]);
          return (
            <Tab key={each} value={each} icon={stateIcons[state]} state={t(`textStates.${state}`)}>
              <span lang={languageTags[each]}>{languageNames[each]}</span>
            </Tab>
          );
        })}
      </TabList>
      {tabOrder.map((each) => (
        <TabPanel
          key={each}
          value={each}
          tabIndex={-1}
          className="flex flex-[1_0_auto] flex-col data-[state=inactive]:hidden"
        >
          <LanguageEditor
            language={each}
            value={draft.texts[each]}
            onChange={(change) => onChange(withText(draft, each, change))}
            isReadOnly={isReadOnly}
            timeSlot={timeSlots[each]}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
