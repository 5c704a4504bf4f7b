import type { Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import { CheckIcon, CircleAlertIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { issueMessage, type Issue, type Row } from '../../core';
import { formLabels } from '../forms/labels';
import { campaignSections, sectionOf, type CampaignSection } from '../forms/sections';
import { campaignSentences } from './campaign-sentences';
import { ExpectedDay, type RecentResultsSource } from './expected-day';
import { campaignSummaryLabels } from './labels';

export interface CampaignSummaryProps {
  campaign: Row<'campaign'>;
  /** Issues of the campaign itself; undefined until it is checked. */
  issues: readonly Issue[] | undefined;
  language: Language;
  /** Name of the promoted business, if it is known. */
  businessName?: string | undefined;
  /** Results of the account; if absent, expected results are not shown. */
  recentResults?: RecentResultsSource;
  /** Shows a section of the form, which has the attribute `data-section`. */
  onShowSection: (section: CampaignSection) => void;
}

/** A campaign in words, the sections of its form with their errors, and its expected results. */
export function CampaignSummary({
  campaign,
  issues,
  language,
  businessName,
  recentResults,
  onShowSection,
}: CampaignSummaryProps): ReactElement {
  const labels = campaignSummaryLabels[language];
  const sentences = campaignSentences(campaign, { language, businessName });
  const separator = language === 'en' ? ' ' : '';
  return (
    <div data-scope-ui="" className="flex flex-col gap-6 text-13 [&:lang(en)]:close-signs">
      <section>
        <h3 className="mb-2 text-14 font-semibold">{labels.inWords}</h3>
        <p className="leading-relaxed text-fg-2">{sentences.join(separator)}</p>
      </section>
      <section>
        <h3 className="mb-2 text-14 font-semibold">{labels.sections}</h3>
        <ul>
          {campaignSections.map((section) => (
            <SectionLine
              key={section}
              section={section}
              language={language}
              onShowSection={onShowSection}
              errors={issues?.filter(
                ({ severity, field }) => severity === 'error' && sectionOf(field) === section,
              )}
            />
          ))}
        </ul>
      </section>
      {recentResults && <ExpectedDay campaign={campaign} language={language} source={recentResults} />}
    </div>
  );
}

interface SectionLineProps {
  section: CampaignSection;
  errors: readonly Issue[] | undefined;
  language: Language;
  onShowSection: (section: CampaignSection) => void;
}

function SectionLine({ section, errors, language, onShowSection }: SectionLineProps) {
  const labels = campaignSummaryLabels[language];
  const [first] = errors ?? [];
  const Icon = first ? CircleAlertIcon : CheckIcon;
  return (
    <li className="border-b border-line-2">
      <button
        type="button"
        onClick={() => onShowSection(section)}
        className="flex min-h-9 w-full items-center gap-2 rounded-xs text-left focus-ring hover:text-accent-fg max-desktop:min-h-11"
      >
        <Icon
          aria-hidden
          className={cn('size-4 shrink-0', first ? 'text-bad-fg' : 'text-ok-fg', !errors && 'invisible')}
        />
        <span className={cn(first && 'font-semibold')}>{formLabels[language].sections[section]}</span>
        {errors && <span className="sr-only">{first ? labels.errors(errors.length) : labels.noErrors}</span>}
        {first && (
          <span className="ml-auto max-w-3/5 text-right text-12 text-balance text-bad-fg">
            {issueMessage(first, language)}
          </span>
        )}
      </button>
    </li>
  );
}
