import {
  endpoints,
  pagePath,
  type Account,
  type HistoryItem,
  type ItemChange,
} from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { conflictFieldTitle, conflictValueText } from '@meridian/draft-editor/core';
import { formatWallTime, useLanguage, useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger, Skeleton } from '@meridian/ui';
import { ArrowRightIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../api/api';
import type { LazyMenuParts } from '../lazy/lazy-menu';
import { PanelFailed } from '../page/panel-failed';

export interface ItemHistoryProps {
  account: Pick<Account, 'accountId' | 'timeZone'>;
  item: HistoryItem;
}

/**
 * Who changed an item of an account by uploads of drafts, when and how, the newest change first. The namespace `itemHistory` must be
 * loaded.
 */
export function ItemHistory({ account, item }: ItemHistoryProps) {
  const { t } = useTranslation('itemHistory');
  const { data, error, isPlaceholderData, refetch } = useQuery(
    endpointOptions(useApi(), endpoints.itemHistory, {
      body: { accountId: account.accountId, item },
      withoutAccount: true,
    }),
  );
  if (error !== null && !data)
    return <PanelFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  // those of another item do not stay
  if (!data || isPlaceholderData) return <Skeleton className="h-16 w-full" />;
  return (
    <div className="flex flex-col gap-2 text-13">
      {data.changes.length > 0 && (
        <ol className="flex flex-col gap-2.5">
          {data.changes.map((change) => (
            <Change key={`${change.id} ${change.time}`} change={change} timeZone={account.timeZone} />
          ))}
        </ol>
      )}
      <p className="text-12 text-fg-3">
        {t(data.changes.length === 0 ? 'empty' : data.hasMore ? 'older' : 'elsewhere')}
      </p>
    </div>
  );
}

/** A button that opens the history of an item. The namespace `itemHistory` must be loaded. */
export function HistoryPopover({ trigger, defaultOpen, account, item }: LazyMenuParts & ItemHistoryProps) {
  const { t } = useTranslation('itemHistory');
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('title')} className="max-h-96 w-80 p-3">
        <ItemHistory account={account} item={item} />
      </PopoverContent>
    </Popover>
  );
}

function Change({ change, timeZone }: { change: ItemChange; timeZone: string }) {
  const { t } = useTranslation('itemHistory');
  const { language } = useLanguage();
  const { action, fields, time, userName, draftId, draftName } = change;
  const wallTime = formatWallTime(time, timeZone);
  const draftPath: string = `${pagePath('draftEdit')}/${draftId}`;
  const text = (field: string, value: unknown) =>
    conflictValueText({ field }, value, { language }) || t('emptyValue');
  return (
    <li className="flex flex-col gap-0.5">
      {action === 'update' ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          {fields.map(({ field, from, to }) => (
            <div key={field} className="contents">
              <dt className="text-fg-2">{conflictFieldTitle(field, language)}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5 tabular-nums wrap-anywhere">
                <del className="text-fg-3">{text(field, from)}</del>
                <ArrowRightIcon aria-hidden className="size-3.5 text-fg-3" />
                <span className="sr-only">{t('changedTo')}</span>
                <ins className="font-medium text-fg-1 no-underline">{text(field, to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-fg-1">{t(`actions.${action}`)}</p>
      )}
      <p className="flex flex-wrap gap-x-2 text-12 text-fg-3">
        <span className="tabular-nums">
          {userName === null ? wallTime : t('byUser', { time: wallTime, user: userName })}
        </span>
        {draftId === null ? (
          <span>{draftName}</span>
        ) : (
          <Link
            to={draftPath}
            title={t('openDraft', { name: draftName })}
            className="rounded-xs text-accent-fg wrap-anywhere focus-ring hover:underline"
          >
            {draftName}
          </Link>
        )}
      </p>
    </li>
  );
}
