import type { DraftPlan } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useListText } from '../../../lib/language/use-list-text';
import { CampaignTicks } from '../lib/campaign-ticks';
import { useUploadTexts } from './use-upload-texts';

export interface CampaignChoiceProps {
  /** All campaigns with differences. */
  campaigns: DraftPlan['campaigns'];
  /** Those that are not uploaded. */
  left: ReadonlySet<string>;
  onLeftChange: (left: ReadonlySet<string>) => void;
}

/** Selects the campaigns that an upload sends. Those that depend on each other are ticked together. */
export function CampaignChoice({ campaigns, left, onLeftChange }: CampaignChoiceProps) {
  const { t } = useTranslation('draftUpload');
  const { formatted } = useUploadTexts();
  const listText = useListText();
  const nameOf = (name: string) => (name.trim() === '' ? t('unnamed') : name);
  const labelOf = ({ id, name, group, ...counts }: CampaignChoiceProps['campaigns'][number]) => {
    const others = campaigns.filter((each) => each.group === group && each.id !== id);
    const shown = (['created', 'changed', 'removed'] as const)
      .filter((each) => counts[each] > 0)
      .map((each) => t(`choice.${each}`, { number: formatted(counts[each]) }));
    const together =
      others.length > 0 && t('choice.together', { names: listText(others.map((each) => nameOf(each.name))) });
    return [nameOf(name), listText(shown), together].filter(Boolean).join(' · ');
  };
  return (
    <details className="border-b border-line-1 px-page py-3 text-13 max-desktop:px-4" open={left.size > 0}>
      <summary className="cursor-pointer rounded-xs font-medium focus-ring">{t('choice.title')}</summary>
      <p className="mt-1 mb-2 text-fg-3">{t('choice.hint')}</p>
      <CampaignTicks
        campaigns={campaigns.map((each) => ({ id: each.id, name: each.name, label: labelOf(each) }))}
        selected={new Set(campaigns.flatMap(({ id }) => (left.has(id) ? [] : [id])))}
        onSelect={(ids, isSelected) => {
          const groups = new Set(campaigns.filter(({ id }) => ids.includes(id)).map(({ group }) => group));
          const next = new Set(left);
          for (const { id, group } of campaigns)
            if (!groups.has(group)) continue;
            else if (isSelected) next.delete(id);
            else next.add(id);
          onLeftChange(next);
        }}
      />
    </details>
  );
}
