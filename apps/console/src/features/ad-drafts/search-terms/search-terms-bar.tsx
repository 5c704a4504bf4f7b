import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import type { AddTermsDialogProps } from './add-terms-dialog';

const AddTermsDialog = lazyWithPreload(() =>
  import('./add-terms-dialog').then((module) => module.AddTermsDialog),
);

export interface SearchTermsBarProps extends Pick<
  AddTermsDialogProps,
  'accountId' | 'terms' | 'onOpenDraft'
> {
  onClear: () => void;
}

/** Commands for the selected search terms of a report. */
export function SearchTermsBar({ onClear, ...dialog }: SearchTermsBarProps) {
  const { t } = useTranslation(['adDrafts', 'common', 'shell']);
  const [isAdding, setIsAdding] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      await AddTermsDialog.preload();
      setIsAdding(true);
    } catch {
      notify({ tone: 'error', title: t('shell:topBar.loadFailed') });
    } finally {
      setIsLoading(false);
    }
  };
  const count = dialog.terms.length;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-t border-line-2 px-page py-2 text-13 max-desktop:px-4"
    >
      {t('searchTerms.selected', { count })}
      <Button icon={<PlusIcon />} isLoading={isLoading} onClick={() => void open()}>
        {t('searchTerms.addToDraft')}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {t('common:list.clearSelection')}
      </Button>
      <Suspense>
        {isAdding && (
          <AddTermsDialog
            {...dialog}
            onClose={(isDone) => {
              setIsAdding(false);
              if (isDone) onClear();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
