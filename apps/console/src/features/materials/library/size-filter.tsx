import { useTranslation } from '@meridian/i18n';
import { Button, cn, Popover, PopoverContent, PopoverTrigger, TextField } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';
import { useState, type SubmitEvent } from 'react';
import type { MaterialsAddress } from '../materials-address';

const bounds = ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'] as const;
type Bound = (typeof bounds)[number];

export interface SizeFilterProps {
  address: MaterialsAddress;
  onChange: (change: Partial<MaterialsAddress>) => void;
}

/** Filters the library by width and height: `Size 800–1,600 × any`. */
export function SizeFilter({ address, onChange }: SizeFilterProps) {
  const { t } = useTranslation('materials');
  const [isOpen, setIsOpen] = useState(false);
  const isSet = bounds.some((bound) => address[bound] !== undefined);
  const rangeOf = (min: number | undefined, max: number | undefined) =>
    min === undefined && max === undefined ? '…' : `${min ?? ''}–${max ?? ''}`;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button className={cn(isSet && 'border-accent! bg-accent-bg! text-accent-fg! [&_svg]:text-inherit!')}>
          <span className={cn('font-normal', !isSet && 'text-fg-3')}>{t('filters.size')}</span>
          <span className="tabular-nums">
            {isSet
              ? `${rangeOf(address.minWidth, address.maxWidth)} × ${rangeOf(address.minHeight, address.maxHeight)}`
              : t('filters.sizeAny')}
          </span>
          <ChevronDownIcon className="size-3.5" />
        </Button>
      </PopoverTrigger>
      <PopoverContent label={t('filters.size')}>
        <SizeForm
          address={address}
          onApply={(change) => {
            setIsOpen(false);
            onChange(change);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function SizeForm({
  address,
  onApply,
}: {
  address: MaterialsAddress;
  onApply: (change: Partial<MaterialsAddress>) => void;
}) {
  const { t } = useTranslation('materials');
  const [texts, setTexts] = useState<Record<Bound, string>>({
    minWidth: `${address.minWidth ?? ''}`,
    maxWidth: `${address.maxWidth ?? ''}`,
    minHeight: `${address.minHeight ?? ''}`,
    maxHeight: `${address.maxHeight ?? ''}`,
  });
  const isWrong = (bound: Bound) => texts[bound].trim() !== '' && !/^[1-9]\d{0,4}$/.test(texts[bound].trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (bounds.some(isWrong)) return;
    const valueOf = (bound: Bound) => (texts[bound].trim() === '' ? undefined : Number(texts[bound]));
    onApply(Object.fromEntries(bounds.map((bound) => [bound, valueOf(bound)])));
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[repeat(2,180px)] gap-3 p-4 max-desktop:grid-cols-1">
      {bounds.map((bound) => (
        <TextField
          key={bound}
          label={t(`filters.${bound}`)}
          inputMode="numeric"
          value={texts[bound]}
          trailing={<span className="text-fg-3">{t('filters.pixels')}</span>}
          error={isWrong(bound) && t('filters.notNumber')}
          onChange={({ target }) => setTexts({ ...texts, [bound]: target.value })}
        />
      ))}
      <div className="col-span-full flex justify-end gap-2">
        <Button onClick={() => onApply(Object.fromEntries(bounds.map((bound) => [bound, undefined])))}>
          {t('filters.reset')}
        </Button>
        <Button type="submit" variant="primary">
          {t('filters.apply')}
        </Button>
      </div>
    </form>
  );
}
