import { useTranslation } from '@meridian/i18n';
import { Checkbox, SearchField } from '@meridian/ui';
import { useState } from 'react';

export interface CampaignTicksProps {
  campaigns: readonly { id: string; name: string; label: string }[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** Ticks campaigns, which are found by name. */
export function CampaignTicks({ campaigns, selected, onSelect }: CampaignTicksProps) {
  const { t } = useTranslation('adDrafts');
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = campaigns.filter(({ name }) => name.toLowerCase().includes(wanted));
  const all = shown.map(({ id }) => id);
  const count = all.filter((id) => selected.has(id)).length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t('fetch.campaigns')}</legend>
      <SearchField
        label={t('fetch.search')}
        clearLabel={t('fetch.clear')}
        placeholder={t('fetch.search')}
        value={text}
        onValueChange={setText}
      />
      {shown.length === 0 ? (
        <p className="text-fg-2">{t('fetch.noMatch')}</p>
      ) : (
        <div className="flex max-h-60 flex-col gap-1 overflow-y-auto rounded-md border border-line-2 p-3">
          <Checkbox
            label={t('fetch.all')}
            checked={count === all.length ? true : count > 0 ? 'indeterminate' : false}
            onCheckedChange={(isSelected) => onSelect(all, isSelected)}
          />
          {shown.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={selected.has(id)}
              onCheckedChange={(isSelected) => onSelect([id], isSelected)}
            />
          ))}
        </div>
      )}
      <p role="status" className={selected.size === 0 ? 'text-12 text-bad-fg' : 'text-12 text-fg-3'}>
        {selected.size === 0
          ? t('fetch.nothingSelected')
          : t('fetch.selected', { count: selected.size, total: campaigns.length })}
      </p>
    </fieldset>
  );
}
