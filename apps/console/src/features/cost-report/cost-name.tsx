import { channels, type CostRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { BuildingIcon, NewspaperIcon, SearchIcon, UsersIcon, WalletIcon } from '@meridian/ui/icons';

const icons = {
  currency: WalletIcon,
  customer: UsersIcon,
  company: BuildingIcon,
  account: WalletIcon,
  search: SearchIcon,
  feed: NewspaperIcon,
} as const;

export interface CostNameProps {
  row: CostRow;
  /** Display name. */
  name: string;
}

/** The name of a row, with its kind. */
export function CostName({ row: { kind, level, accountNo, ...row }, name }: CostNameProps) {
  const { t } = useTranslation('costReport');
  const channel = kind === 'channel' ? channels.find((each) => each === row.name) : undefined;
  const Icon = icons[channel ?? (kind === 'channel' ? 'search' : kind)];
  return (
    <span className="flex min-w-0 items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden className="size-4 shrink-0 text-fg-3" />
      {/* on a phone, the number is below the name */}
      <span className="flex min-w-0 gap-x-2 max-desktop:flex-col max-desktop:leading-4.5">
        <span
          className={cn(
            'truncate [unicode-bidi:plaintext]',
            level === 1 ? 'font-semibold' : kind === 'account' ? 'font-medium' : 'font-normal',
          )}
        >
          {name}
        </span>
        <span className="sr-only">{t(`kind_${kind}`)}</span>
        {accountNo !== null && (
          <span className="shrink-99 truncate font-normal text-fg-3 tabular-nums max-desktop:text-12">
            {accountNo}
          </span>
        )}
      </span>
    </span>
  );
}
