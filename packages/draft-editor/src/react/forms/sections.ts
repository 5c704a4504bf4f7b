import type { RowFields } from '../../core';

/** Sections of the form of a campaign, in order. */
export const campaignSections = ['what', 'delivery', 'where', 'when', 'negatives'] as const;
export type CampaignSection = (typeof campaignSections)[number];

const sections: Readonly<Record<string, CampaignSection>> = {
  campaignName: 'what',
  isPaused: 'what',
  marketingTarget: 'what',
  shopPlatform: 'what',
  businessPointId: 'what',
  isBrandOnly: 'what',
  device: 'delivery',
  budgetType: 'delivery',
  budget: 'delivery',
  bidMode: 'delivery',
  bid: 'delivery',
  regions: 'where',
  scheduleType: 'when',
  schedule: 'when',
  phraseNegatives: 'negatives',
  exactNegatives: 'negatives',
} satisfies Record<keyof RowFields<'campaign'>, CampaignSection>;

/** The section of a field; the first section for issues without a field. */
export function sectionOf(field: string | undefined): CampaignSection {
  return sections[field ?? ''] ?? 'what';
}
