import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { FieldBox, Switch } from '@meridian/ui';
import { UsersIcon } from '@meridian/ui/icons';
import { useId } from 'react';
import type { AnnouncementDraft } from '../draft/announcement-draft';
import { PublishTimeField, type PublishTimeFieldProps } from './publish-time-field';

export interface DeliveryFieldsProps extends Omit<PublishTimeFieldProps, 'value' | 'onValueChange'> {
  draft: AnnouncementDraft;
  onChange: (next: AnnouncementDraft) => void;
  /** Number of recipients; undefined until it is saved. */
  recipients: number | undefined;
}

/** Recipients, publish time, and whether it pops up. */
export function DeliveryFields({ draft, onChange, recipients, ...time }: DeliveryFieldsProps) {
  const { t } = useTranslation('announcements');
  const id = useId();
  return (
    <div className="grid gap-3 desktop:grid-cols-3">
      <div>
        <p id={id} className="mb-1.5 text-13 font-medium text-fg-1">
          {t('goesTo.label')}
        </p>
        <FieldBox isDisabled leading={<UsersIcon aria-hidden />}>
          <span aria-labelledby={id} role="group" className="min-w-0 flex-1 truncate text-fg-2">
            {t('goesTo.all')}{' '}
            {recipients !== undefined && (
              <span className="text-fg-3 tabular-nums">{formatValue(recipients, 't')}</span>
            )}
          </span>
        </FieldBox>
      </div>
      <PublishTimeField
        {...time}
        value={draft.publishTime}
        onValueChange={(publishTime) => onChange({ ...draft, publishTime })}
      />
      <div>
        <p aria-hidden className="mb-1.5 text-13 font-medium text-fg-1">
          {t('popup.label')}
        </p>
        <Switch
          label={
            <>
              <span className="sr-only">{t('popup.label')}: </span>
              {t('popup.once')}
            </>
          }
          checked={draft.hasPopup}
          disabled={time.isReadOnly}
          onCheckedChange={(hasPopup) => onChange({ ...draft, hasPopup })}
          className="flex-row-reverse justify-end gap-2!"
        />
      </div>
    </div>
  );
}
