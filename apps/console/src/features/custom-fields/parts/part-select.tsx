import { useTranslation } from '@meridian/i18n';
import { Select } from '@meridian/ui';
import type { PartListProps } from './part-list';

/** The part selection for narrow screens. */
export function PartSelect({ parts, value, onValueChange }: PartListProps) {
  const { t } = useTranslation(['customFields', 'routes']);
  return (
    <div className="border-b border-line-2 px-4 py-2.5">
      <Select
        aria-label={t('parts')}
        options={parts.map(({ partsId, channel, section, isChanged }) => ({
          value: partsId,
          label: `${t(channel === 'search' ? 'routes:keywordSearch' : 'routes:feeds')} · ${t(`routes:${section}`)}${isChanged ? ' ●' : ''}`,
        }))}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  );
}
