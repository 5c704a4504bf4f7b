import type { DraftStatus } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Chip } from '@meridian/ui';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CloudUploadIcon,
  FilePenLineIcon,
} from '@meridian/ui/icons';

const styles = {
  1: { tone: 'mute', Icon: FilePenLineIcon },
  2: { tone: 'info', Icon: ClockIcon },
  3: { tone: 'bad', Icon: CircleAlertIcon },
  4: { tone: 'ok', Icon: CircleCheckIcon },
  9: { tone: 'accent', Icon: CloudUploadIcon },
} as const;

/** The status of a draft. */
export function DraftStatusChip({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('adDrafts');
  const { tone, Icon } = styles[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {t(`statuses.${status}`)}
    </Chip>
  );
}
