import type { DependentCounts } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useState, type ReactNode } from 'react';
import { useListText } from '../../lib/language/use-list-text';
import { FormDrawer } from '../../lib/page/form-drawer';
import { useRecordActions, type UseRecordActionsOptions } from './use-record-actions';

export interface DrawerRecord {
  version: number;
  isArchived: boolean;
  createdTime: string;
  createdBy: string | null;
  updatedTime: string;
  updatedBy: string | null;
  dependents: DependentCounts;
}

export interface RecordDrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer with the form of a record. */
export function RecordDrawer({ title, onClose, children }: RecordDrawerProps) {
  const { t } = useTranslation();
  return (
    <FormDrawer
      title={<span className="wrap-anywhere [unicode-bidi:plaintext]">{title}</span>}
      closeLabel={t('close')}
      onClose={onClose}
      aria-describedby={undefined}
    >
      <div className="flex flex-col gap-6 px-5 py-4">{children}</div>
    </FormDrawer>
  );
}

/** Who created and changed a record, and when. */
export function RecordHistory({ record, timeZone }: { record: DrawerRecord; timeZone: string }) {
  const { t } = useTranslation('customers');
  const { language } = useLanguage();
  const line = (key: 'history.created' | 'history.changed', time: string, by: string | null) =>
    t(key, { time: formatInstant(time, timeZone, language), by: by ?? t('history.server') });
  return (
    <section aria-label={t('history.title')} className="flex flex-col gap-1 text-12 text-fg-3">
      <h3 className="text-13 font-semibold text-fg-1">{t('history.title')}</h3>
      <p>{line('history.created', record.createdTime, record.createdBy)}</p>
      {record.version > 1 && <p>{line('history.changed', record.updatedTime, record.updatedBy)}</p>}
      <p>{t('history.version', { version: record.version })}</p>
    </section>
  );
}

export interface RecordActionsProps extends UseRecordActionsOptions {
  name: string;
  record: DrawerRecord;
}

/** Archives, restores and deletes. A record that others depend on can only be archived; the dialog names the dependent records. */
export function RecordActions({ name, record, ...options }: RecordActionsProps) {
  const { archiving, removing } = useRecordActions(options);
  const { t } = useTranslation('customers');
  const listText = useListText();
  const [isAsking, setAsking] = useState(false);
  const dependents = Object.entries(record.dependents);
  const isUsed = dependents.length > 0;
  const list = listText(dependents.map(([kind, count]) => t(`dependents.${kind}` as never, { count })));
  const archive = (isArchived: boolean) =>
    archiving.mutate(isArchived, { onSettled: () => setAsking(false) });
  return (
    <section className="flex flex-wrap gap-2 border-t border-line-2 pt-4">
      {record.isArchived ? (
        <Button isLoading={archiving.isPending} onClick={() => archive(false)}>
          {t('restore')}
        </Button>
      ) : (
        <Button isLoading={archiving.isPending} onClick={() => archive(true)}>
          {t('archive')}
        </Button>
      )}
      <Button variant="ghost" className="text-bad-fg!" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setAsking(false)}>
          <DialogContent
            title={
              <span className="wrap-anywhere">{t(isUsed ? 'cannotDelete' : 'deleteTitle', { name })}</span>
            }
            description={isUsed ? t('inUse', { list }) : t('deleteBody')}
            actions={
              <>
                <DialogClose asChild>
                  <Button>{t('cancel')}</Button>
                </DialogClose>
                {!isUsed && (
                  <Button
                    variant="danger"
                    isLoading={removing.isPending}
                    onClick={() => removing.mutate(undefined, { onSettled: () => setAsking(false) })}
                  >
                    {t('delete')}
                  </Button>
                )}
                {isUsed && !record.isArchived && (
                  <Button variant="primary" isLoading={archiving.isPending} onClick={() => archive(true)}>
                    {t('archive')}
                  </Button>
                )}
              </>
            }
          />
        </Dialog>
      )}
    </section>
  );
}
