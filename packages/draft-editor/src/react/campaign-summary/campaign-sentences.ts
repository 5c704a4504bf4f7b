import { formatList, type Language } from '@meridian/i18n/core';
import type { Row } from '../../core';
import { chosenRows } from '../../core/regions/chosen-rows';
import { choiceOf } from '../../core/regions/region-choice';
import { regionTree, regionTrees } from '../../core/regions/region-nodes';
import { countShownHours, hoursPerWeek, hourTableOf } from '../../core/schedule/hour-table';
import { campaignSummaryLabels } from './labels';

/** Maximum number of region names in a sentence; beyond it, the total follows. */
const maxNames = 4;

export interface SentenceOptions {
  language: Language;
  /** Name of the promoted business, if it is known. */
  businessName?: string | undefined;
}

/** Describes a campaign in whole sentences; unset choices are left out. */
export function campaignSentences(
  campaign: Row<'campaign'>,
  { language, businessName }: SentenceOptions,
): string[] {
  const labels = campaignSummaryLabels[language];
  const { marketingTarget, device, budgetType, budget, bidMode, bid } = campaign;
  const regions = regionNames(campaign, language);
  const hours = campaign.scheduleType === 1 ? hoursPerWeek : countShownHours(hourTableOf(campaign.schedule));
  const amount = (value: number) => `￥${value.toFixed(2)}`;
  return [
    labels.shown(labels.devices[device], regions),
    campaign.isBrandOnly ? labels.brand : businessName ? labels.business(businessName) : '',
    hours === hoursPerWeek ? labels.always : labels.hours(hours, hoursPerWeek),
    labels.targets[marketingTarget],
    budgetType === 1 ? labels.noBudget : budget === null ? '' : labels.budget(amount(budget)),
    bidMode === 'maximumClicks'
      ? labels.modes.maximumClicks
      : bid === null
        ? ''
        : labels.modes[bidMode](amount(bid)),
  ].filter((sentence) => sentence !== '');
}

function regionNames({ regions }: Row<'campaign'>, language: Language): string {
  const labels = campaignSummaryLabels[language];
  const names = chosenRows(choiceOf(regions), regionTrees.flatMap(regionTree), new Set())
    .filter(({ depth }) => depth === 0)
    .map(({ node, cityCount }) =>
      cityCount === null ? node.name[language] : labels.partOf(node.name[language], cityCount),
    );
  return names.length > maxNames
    ? labels.more(names.slice(0, maxNames), names.length)
    : formatList(names, language);
}
