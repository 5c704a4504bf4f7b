import type { UploadItem, UploadItemState } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, cn } from '@meridian/ui';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  ClockIcon,
  LoaderCircleIcon,
} from '@meridian/ui/icons';
import type { JumpTarget } from '../edit/use-jump';
import { FailureWords } from './failure-words';
import { NotSentWords } from './not-sent-words';
import type { UploadActions } from './use-upload-actions';
import { useUploadTexts } from './use-upload-texts';

export interface ItemRowProps {
  item: UploadItem;
  canRetry: boolean;
  actions: UploadActions;
  /** IANA name, for times. */
  timeZone: string;
  /** Shows a row, and focuses its field. */
  onJump: (place: JumpTarget) => void;
}

const icons = {
  failed: { Icon: CircleAlertIcon, className: 'text-bad-fg' },
  sending: { Icon: LoaderCircleIcon, className: 'animate-spin text-accent-fg motion-reduce:animate-none' },
  blocked: { Icon: ClockIcon, className: 'text-warn-fg' },
  waiting: { Icon: CircleDashedIcon, className: 'text-fg-3' },
  sent: { Icon: CircleCheckIcon, className: 'text-ok-fg' },
  unchanged: { Icon: CircleCheckIcon, className: 'text-fg-3' },
} as const satisfies Record<UploadItemState, object>;

/** An item of an upload: its result, and what to do if it failed. */
export function ItemRow({ item, canRetry, timeZone, actions, onJump }: ItemRowProps) {
  const { t } = useTranslation('draftUpload');
  const { nameOf } = useUploadTexts();
  const { kind, id, failure } = item;
  const { Icon, className } = icons[item.state];
  const name = nameOf(item);
  const { pending } = actions;
  const isRetrying =
    pending?.type === 'retry' && pending.rows?.some((row) => row.id === id && row.kind === kind);
  return (
    <li className="flex min-h-11 items-start gap-x-3 gap-y-1 border-b border-line-1 px-page py-2 text-13 max-desktop:flex-wrap max-desktop:px-4">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', className)} />
      <div className="w-2/5 max-w-60 shrink-0 max-desktop:w-auto max-desktop:max-w-none max-desktop:flex-1">
        <p className="line-clamp-2 font-medium wrap-anywhere">{name}</p>
        <p className="text-12 wrap-anywhere text-fg-3">
          {item.parentName === ''
            ? t(`kind.${kind}`)
            : t('items.place', { kind: t(`kind.${kind}`), parent: item.parentName })}
        </p>
      </div>
      <div className="min-w-0 flex-1 max-desktop:basis-full max-desktop:pl-7">
        {failure && item.state === 'failed' ? (
          <FailureWords failure={failure} />
        ) : (
          <p className="text-fg-2">
            <StateWords item={item} timeZone={timeZone} />
          </p>
        )}
        <NotSentWords values={item.notSent} />
      </div>
      {item.state === 'failed' && (
        <div className="flex shrink-0 gap-2 max-desktop:ml-auto">
          {item.action !== 'remove' && (
            <Button
              aria-label={t('actions.openOf', { name })}
              onClick={() => onJump({ kind, id, field: failure?.field ?? undefined })}
            >
              {t('actions.open')}
            </Button>
          )}
          {canRetry && failure?.canRetry === true && (
            <Button
              aria-label={t('actions.retryOf', { name })}
              isLoading={isRetrying === true}
              onClick={() => actions.run({ type: 'retry', rows: [item] })}
            >
              {t('actions.retryOne')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function StateWords({ item, timeZone }: { item: UploadItem; timeZone: string }) {
  const { t } = useTranslation('draftUpload');
  const texts = useUploadTexts();
  const { state, waitingFor, sentTime } = item;
  if (state === 'blocked' && waitingFor)
    return t('items.states.blocked', { kind: t(`kind.${waitingFor.kind}`), name: texts.nameOf(waitingFor) });
  if (state === 'sent' && sentTime !== null) {
    const time = texts.time(sentTime, timeZone);
    return item.action === 'remove' || item.providerId === null
      ? t('items.states.removed', { time })
      : t('items.states.sent', { time, number: item.providerId });
  }
  return t(`items.states.${state === 'blocked' || state === 'sent' ? 'waiting' : state}`);
}
