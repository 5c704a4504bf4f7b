import {
  childrenOf,
  copyCampaignSettings,
  rootId,
  type Draft,
  type DraftCommand,
  type Row,
} from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { CopyIcon, FolderIcon } from '@meridian/ui/icons';

export interface CampaignTitleProps {
  draft: Draft;
  campaign: Row<'campaign'>;
  isReadOnly: boolean;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
}

/** Selects the visible campaign of the draft, and another one to copy settings from. */
export function CampaignTitle({ draft, campaign, isReadOnly, onCommand }: CampaignTitleProps) {
  const { t } = useTranslation('adDrafts');
  const campaigns = childrenOf(draft, 'campaign', rootId);
  const others = campaigns.filter(({ id }) => id !== campaign.id);
  return (
    <div className="mb-4 flex max-w-220 flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="text-14 font-semibold">{t('editor.campaign')}</h2>
      <p className="text-13 text-fg-3">
        {t('editor.campaignPosition', { position: campaigns.indexOf(campaign) + 1, total: campaigns.length })}
      </p>
      {!isReadOnly && others.length > 0 && (
        <Menu>
          <MenuTrigger asChild>
            <Button icon={<CopyIcon />} className="ml-auto">
              {t('editor.copyFrom')}
            </Button>
          </MenuTrigger>
          <MenuContent align="end">
            {others.map((other) => (
              <MenuItem
                key={other.id}
                icon={<FolderIcon />}
                onSelect={() => onCommand(copyCampaignSettings(other, campaign.id))}
              >
                {other.campaignName.trim() || t('editor.unnamedCampaign')}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      )}
    </div>
  );
}
