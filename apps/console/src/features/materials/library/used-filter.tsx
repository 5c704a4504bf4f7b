import { useTranslation } from '@meridian/i18n';
import { Button, cn, Popover, PopoverContent, PopoverTrigger, RadioGroup } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';
import { DebouncedSearchField } from '../../../lib/lists/debounced-search-field';
import { usedChoices, type MaterialsAddress } from '../materials-address';

export interface UsedFilterProps {
  address: MaterialsAddress;
  onChange: (change: Partial<MaterialsAddress>) => void;
}

/** Filters the library by the ad units that use the pictures: any, none, or by a name. */
export function UsedFilter({ address: { used, unit }, onChange }: UsedFilterProps) {
  const { t } = useTranslation('materials');
  const isSet = used !== undefined || unit !== undefined;
  const choices = { any: t('filters.usedAny'), yes: t('filters.usedSome'), no: t('filters.usedNone') };
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button className={cn(isSet && 'border-accent! bg-accent-bg! text-accent-fg! [&_svg]:text-inherit!')}>
          <span className={cn('font-normal', !isSet && 'text-fg-3')}>{t('filters.used')}</span>
          <span className="max-w-40 truncate">{unit ?? choices[used ?? 'any']}</span>
          <ChevronDownIcon className="size-3.5" />
        </Button>
      </PopoverTrigger>
      <PopoverContent label={t('filters.used')} className="flex w-65 flex-col gap-4 p-4">
        <RadioGroup
          label={t('filters.used')}
          options={(['any', ...usedChoices] as const).map((value) => ({ value, label: choices[value] }))}
          value={used ?? 'any'}
          onValueChange={(value) =>
            onChange({
              used: usedChoices.find((choice) => choice === value),
              ...(value === 'no' && { unit: undefined }),
            })
          }
        />
        <DebouncedSearchField
          label={t('filters.unitNameHint')}
          value={unit}
          onValueChange={(text) => onChange({ unit: text, ...(used === 'no' && { used: undefined }) })}
        />
      </PopoverContent>
    </Popover>
  );
}
