import { useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import { ArrowDownIcon, ArrowUpIcon } from '@meridian/ui/icons';
import { useEditor } from '../editor-model';

/** The number of rows that differ from the account, with steps from one to the next. */
export function ChangeSteps() {
  const { changes } = useEditor();
  const { t } = useTranslation('adDrafts');
  if (changes.count === 0) return null;
  return (
    <section
      aria-label={t('changes.label')}
      className="flex items-center justify-between gap-1 border-t border-line-2 py-1 pr-2 pl-4"
    >
      <p className="min-w-0 truncate text-12 font-semibold">{t('changes.title', { count: changes.count })}</p>
      <div className="flex shrink-0">
        <IconButton label={t('changes.previous')} onClick={() => changes.step(-1)}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton label={t('changes.next')} onClick={() => changes.step(1)}>
          <ArrowDownIcon />
        </IconButton>
      </div>
    </section>
  );
}
