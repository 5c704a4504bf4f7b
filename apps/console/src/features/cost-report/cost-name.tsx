import { channels, type CostRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn, IconButton } from '@meridian/ui';
import {
  BuildingIcon,
  ChevronRightIcon,
  NewspaperIcon,
  SearchIcon,
  UsersIcon,
  WalletIcon,
} from '@meridian/ui/icons';

const icons = {
  currency: WalletIcon,
  customer: UsersIcon,
  company: BuildingIcon,
  account: WalletIcon,
  search: SearchIcon,
  feed: NewspaperIcon,
} as const;

/** The name of a row below its parent, with the button that opens it. */
export function CostName({ row, onToggle }: { row: CostRow; onToggle: (row: CostRow) => void }) {
  const { t } = useTranslation('costReport');
  const { kind, level, hasChildren, isOpen, accountNo } = row;
  const channel = kind === 'channel' ? channels.find((each) => each === row.name) : undefined;
  const name = channel === undefined ? row.name : t(`channel_${channel}`);
  const Icon = icons[channel ?? (kind === 'channel' ? 'search' : kind)];
  return (
    <span
      className="relative flex items-center gap-1 whitespace-nowrap"
      style={{ paddingInlineStart: `${(level - 1) * 20}px` }}
    >
      {hasChildren ? (
        <IconButton
          size="small"
          label={t(isOpen ? 'collapse' : 'expand', { name })}
          aria-expanded={isOpen}
          onClick={() => onToggle(row)}
        >
          <ChevronRightIcon className={cn('transition-transform', isOpen && 'rotate-90')} />
        </IconButton>
      ) : (
        <span className="w-6 shrink-0" />
      )}
      <Icon aria-hidden className="size-4 shrink-0 text-fg-3" />
      <span
        title={name}
        className={cn(
          'ml-1 max-w-[32ch] truncate [unicode-bidi:plaintext]',
          level === 1 && 'font-semibold',
          kind === 'account' && 'font-medium',
        )}
      >
        {name}
      </span>
      <span className="sr-only">{t(`kind_${kind}`)}</span>
      {accountNo !== null && <span className="ml-1.5 text-fg-3 tabular-nums">{accountNo}</span>}
    </span>
  );
}
