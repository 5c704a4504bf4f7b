import { businessPointsOptions } from '@meridian/api-client/react';
import { CampaignSummary, CreativePreview, type CampaignSection } from '@meridian/draft-editor';
import { findRow, type Draft, type DraftIssues, type Row } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../../lib/api/api';
import { usePictureAddress } from '../../../../lib/pictures/use-picture-address';
import { useRecentResults } from '../use-recent-results';

export interface SidePanelProps {
  /** Whether a window that is too narrow for both shows it in place of the content. */
  isOpen: boolean;
  label: string;
  children: ReactNode;
}

/** Beside the content: what comes of what is edited there. */
export function SidePanel({ isOpen, label, children }: SidePanelProps) {
  return (
    <aside
      aria-label={label}
      className={cn(
        'relative shrink-0 overflow-y-auto border-l border-line-2 bg-sunken p-4 max-roomy:w-full max-roomy:border-l-0 roomy:w-87 vast:w-100',
        !isOpen && 'max-roomy:hidden',
      )}
    >
      {children}
    </aside>
  );
}

export interface CreativeSideProps {
  draft: Draft;
  /** As it is typed; undefined where the unit has none. */
  creative: Row<'creative'> | undefined;
}

/** The selected creative as searchers see it. */
export function CreativeSide({ draft, creative }: CreativeSideProps) {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const pictureAddress = usePictureAddress();
  if (!creative) return <p className="text-13 text-fg-3">{t('editor.noPreview')}</p>;
  return (
    <CreativePreview draft={draft} creative={creative} language={language} pictureAddress={pictureAddress} />
  );
}

export interface CampaignSideProps {
  draftId: string;
  draft: Draft;
  campaignId: string;
  issues: DraftIssues | undefined;
  onShowSection: (section: CampaignSection) => void;
}

/** The campaign in words, the errors of its sections, and what to expect of it. */
export function CampaignSide({ draftId, draft, campaignId, issues, onShowSection }: CampaignSideProps) {
  const { language } = useLanguage();
  const recentResults = useRecentResults(draftId);
  const { data: points } = useQuery(businessPointsOptions(useApi()));
  const campaign = findRow(draft, 'campaign', campaignId);
  if (!campaign) return null;
  return (
    <CampaignSummary
      campaign={campaign}
      language={language}
      recentResults={recentResults}
      onShowSection={onShowSection}
      issues={issues?.of('campaign', campaignId) ?? []}
      businessName={points?.names[points.ids.indexOf(campaign.businessPointId)]}
    />
  );
}
