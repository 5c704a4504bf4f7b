import { channels, dailyRowCap, partsIdOf, sectionsOf } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ChoiceMenu } from '../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../lib/lists/debounced-search-field';
import { stateNames, type DownloadsAddress } from './downloads-address';

export interface DownloadsToolbarProps {
  address: DownloadsAddress;
  onChange: (address: DownloadsAddress) => void;
}

/** Search and filters of the list. */
export function DownloadsToolbar({ address, onChange }: DownloadsToolbarProps) {
  const { t } = useTranslation(['downloads', 'routes']);
  return (
    <div className="flex flex-wrap items-center gap-2 px-page pb-3 max-desktop:px-4">
      <DebouncedSearchField
        label={t('search')}
        value={address.text}
        onValueChange={(text) => onChange({ text })}
        className="w-60 max-desktop:w-full"
      />
      <ChoiceMenu
        label={t('filters.report')}
        allLabel={t('filters.all')}
        groups={channels.map((channel) => ({
          label: t(channel === 'search' ? 'routes:keywordSearch' : 'routes:feeds'),
          choices: sectionsOf(channel).map((section) => ({
            value: partsIdOf(channel, section),
            label: t(`routes:${section}`),
          })),
        }))}
        value={address.report}
        onValueChange={(report) => onChange({ report })}
      />
      <ChoiceMenu
        label={t('filters.status')}
        allLabel={t('filters.all')}
        groups={[{ choices: stateNames.map((name) => ({ value: name, label: t(`states.${name}`) })) }]}
        value={address.state}
        onValueChange={(value) => onChange({ state: stateNames.find((name) => name === value) })}
      />
      <p className="text-12 text-fg-3 desktop:ml-auto">{t('limitNote', { rows: dailyRowCap })}</p>
    </div>
  );
}
