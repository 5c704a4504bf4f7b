import { businessPointsOptions } from '@meridian/api-client/react';
import { CampaignSummary, CreativePreview, type CampaignSection } from '@meridian/draft-editor';
import { findRow } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';
import { usePictureAddress } from '../../../../lib/pictures/use-picture-address';
import { useEditor } from '../editor-model';
import { useRecentResults } from '../use-recent-results';
import { SidePanel } from './side-panel';

/** Panel next to the content: a preview or summary of it. */
export function EditorSide() {
  const { draft, node, side, isGrid, preview } = useEditor();
  const label = useSideLabel();
  if (!node) return null;
  const active =
    isGrid && preview.activeId !== null ? findRow(draft, 'campaign', preview.activeId) : undefined;
  return (
    <SidePanel isOpen={side.isOpen} label={label}>
      {node.kind === 'campaign' ? <CampaignSide campaignId={active?.id ?? node.id} /> : <CreativeSide />}
    </SidePanel>
  );
}

/** The name of the panel. */
export function useSideLabel(): string {
  const { part } = useEditor();
  const { t } = useTranslation('adDrafts');
  return t(part === 'campaign' || part === 'upload' ? 'editor.summary' : 'editor.preview');
}

/** The selected creative as searchers see it, updated while the user types. */
function CreativeSide() {
  const { draft, limits, preview } = useEditor();
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const pictureAddress = usePictureAddress();
  if (!preview.shown) return <p className="text-13 text-fg-3">{t('editor.noPreview')}</p>;
  return (
    <CreativePreview
      draft={draft}
      limits={limits}
      creative={preview.shown}
      language={language}
      pictureAddress={pictureAddress}
    />
  );
}

/** The campaign in words, the errors of its sections, and its expected results. */
function CampaignSide({ campaignId }: { campaignId: string }) {
  const { open, draft, issues, content, side, isGrid, jump } = useEditor();
  const { language } = useLanguage();
  const recentResults = useRecentResults(open.summary.id);
  const { data: points } = useQuery(businessPointsOptions(useApi()));
  const campaign = findRow(draft, 'campaign', campaignId);
  if (!campaign) return null;
  return (
    <CampaignSummary
      campaign={campaign}
      language={language}
      recentResults={recentResults}
      onShowSection={(section) => {
        side.leave();
        if (isGrid) jump({ kind: 'campaign', id: campaignId, field: firstFields[section] });
        else showSection(content.current, section);
      }}
      issues={issues?.of('campaign', campaignId)}
      businessName={points?.names[points.ids.indexOf(campaign.businessPointId)]}
    />
  );
}

/** The fields at the top of the sections. */
const firstFields: Readonly<Record<CampaignSection, string>> = {
  what: 'campaignName',
  delivery: 'device',
  where: 'regions',
  when: 'schedule',
  negatives: 'phraseNegatives',
};

/** On a phone the section is shown once the panel is gone. */
function showSection(content: HTMLElement | null, section: CampaignSection): void {
  requestAnimationFrame(() => {
    const element = content?.querySelector(`[data-section="${section}"]`);
    element?.scrollIntoView({ block: 'start' });
    element?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  });
}
