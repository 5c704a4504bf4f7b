import type { AnnouncementState } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Chip } from '@meridian/ui';
import { CircleCheckIcon, ClockIcon, FilePenLineIcon } from '@meridian/ui/icons';

const styles = {
  draft: { tone: 'mute', Icon: FilePenLineIcon },
  scheduled: { tone: 'info', Icon: ClockIcon },
  published: { tone: 'ok', Icon: CircleCheckIcon },
} as const;

/** The state of an announcement. */
export function StateChip({ state }: { state: AnnouncementState }) {
  const { t } = useTranslation('announcements');
  const { tone, Icon } = styles[state];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {t(`states.${state}`)}
    </Chip>
  );
}
