import type { AccountChangeSkip, AccountItem } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { toTsv } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button } from '@meridian/ui';
import { CopyIcon } from '@meridian/ui/icons';
import { notify } from '../../../lib/page/notices';
import { writeClipboard } from '../../../lib/page/write-clipboard';
import type { RequestedChange } from './change-list';

/** A change that was not added, and why. */
export interface SkippedChange extends RequestedChange {
  reason: AccountChangeSkip;
}

/** The changes that were not added to a draft, with their reasons. */
export function SkippedChanges({ skipped }: { skipped: readonly SkippedChange[] }) {
  const { t } = useTranslation(['itemChanges', 'accountChanges']);
  const lines = skipped.map(({ item, reason }) => ({
    names: namesOf(item),
    reason: t(`accountChanges:skip_${reason}`),
  }));
  const copy = async () => {
    const isCopied = await writeClipboard(toTsv(lines.map(({ names, reason }) => [...names, reason])));
    notify(
      isCopied ? { tone: 'success', title: t('skippedCopied') } : { tone: 'error', title: t('copyFailed') },
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="warn">
        {t('skipped', { count: skipped.length, total: formatValue(skipped.length, 't') })}
      </Alert>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        aria-label={t('skippedList')}
        className="max-h-72 overflow-y-auto rounded-md border border-line-2 focus-ring"
      >
        {lines.map(({ names, reason }, place) => (
          <li key={place} className="border-t border-line-1 px-3 py-1.5 first:border-t-0">
            <span className="block truncate [unicode-bidi:plaintext]" title={names.join(' › ')}>
              {names.join(' › ')}
            </span>
            <span className="block text-12 text-fg-3">{reason}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          {t('copySkipped')}
        </Button>
      </div>
    </div>
  );
}

/** The names of an item from the campaign down. */
function namesOf(item: AccountItem): string[] {
  switch (item.kind) {
    case 'campaign':
      return [item.campaignName];
    case 'unit':
      return [item.campaignName, item.adgroupName];
    case 'keyword':
      return [item.campaignName, item.adgroupName, item.keyword];
    case 'creative':
      return [item.campaignName, item.adgroupName, item.title];
  }
}
