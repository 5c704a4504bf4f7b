import { channels, type Channel, type ReportPart } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { CircleDashedIcon } from '@meridian/ui/icons';
import { useId } from 'react';
import { useUnsavedDrafts } from '../../../lib/drafts/unsaved-drafts';
import { fieldDraftId } from '../use-field-draft';

export interface PartListProps {
  parts: readonly ReportPart[];
  value: string;
  onValueChange: (partsId: string) => void;
  /** Number of currently shown fields of the open part, before saving. */
  shownCount: number | undefined;
}

/** The sections by channel, each with its number of shown fields; marks for those that differ from the default or are not saved. */
export function PartList({ parts, ...list }: PartListProps) {
  const { t } = useTranslation('customFields');
  return (
    <nav aria-label={t('parts')} className="overflow-y-auto border-r border-line-2 p-2 py-3 text-13">
      {channels.map((channel) => {
        const own = parts.filter((part) => part.channel === channel);
        return own.length > 0 && <ChannelParts key={channel} channel={channel} parts={own} {...list} />;
      })}
    </nav>
  );
}

function ChannelParts({
  channel,
  parts,
  value,
  onValueChange,
  shownCount,
}: PartListProps & { channel: Channel }) {
  const { t } = useTranslation(['customFields', 'routes']);
  const headingId = useId();
  const drafts = useUnsavedDrafts((state) => state.drafts);
  return (
    <>
      <h2 id={headingId} className="px-2.5 pt-2 pb-1 text-12 font-normal text-fg-3">
        {t(channel === 'search' ? 'routes:keywordSearch' : 'routes:feeds')}
      </h2>
      <ul aria-labelledby={headingId}>
        {parts.map((part) => (
          <li key={part.partsId}>
            <button
              type="button"
              aria-current={part.partsId === value ? 'true' : undefined}
              onClick={() => onValueChange(part.partsId)}
              className={cn(
                'mb-px flex min-h-nav w-full items-center gap-2 rounded-sm px-2.5 text-left text-fg-2 focus-ring hover:bg-hover',
                'aria-[current]:bg-accent-bg-2 aria-[current]:font-medium aria-[current]:text-accent-fg',
              )}
            >
              <span>{t(`routes:${part.section}`)}</span>
              {part.isChanged && (
                <span
                  role="img"
                  aria-label={t('changed')}
                  title={t('changed')}
                  className="size-1.25 flex-none rounded-full bg-accent"
                />
              )}
              {part.partsId !== value && drafts[fieldDraftId(part.partsId)] && (
                <CircleDashedIcon
                  role="img"
                  aria-label={t('unsaved')}
                  className="size-3.5 flex-none text-warn-fg"
                />
              )}
              <span className="ml-auto font-normal tabular-nums">
                {part.partsId === value ? (shownCount ?? part.shownCount) : part.shownCount}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
