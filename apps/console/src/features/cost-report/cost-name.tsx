import type { CostRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn, IconButton } from '@meridian/ui';
import { ChevronRightIcon } from '@meridian/ui/icons';

/** The name of a row below its parent, with the button that opens it. */
export function CostName({ row, onToggle }: { row: CostRow; onToggle: (row: CostRow) => void }) {
  const { t } = useTranslation('costReport');
  const { kind, level, hasChildren, isOpen, accountNo } = row;
  const name =
    kind === 'channel' && (row.name === 'search' || row.name === 'feed')
      ? t(`channel_${row.name}`)
      : row.name;
  return (
    <span className="flex items-center gap-1" style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
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
      <span className="flex min-w-0 flex-col items-start">
        <span
          className={cn(
            'max-w-[32ch] truncate [unicode-bidi:plaintext]',
            level === 1 && 'font-semibold',
            kind === 'account' && 'font-medium',
          )}
        >
          {name}
        </span>
        <span className="text-12 text-fg-3">{accountNo ?? t(`kind_${kind}`)}</span>
      </span>
    </span>
  );
}
