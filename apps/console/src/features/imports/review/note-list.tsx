import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { InfoIcon } from '@meridian/ui/icons';

/** Notes of an import that need no answer. Empty if there are none. */
export function NoteList({ notes }: Pick<ReportImport, 'notes'>) {
  const { t } = useTranslation('imports');
  if (notes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-14 font-semibold">{t('checking.notes')}</h3>
      <ul className="flex flex-col gap-1 text-fg-2">
        {notes.map(({ code, message }) => (
          <li key={`${code} ${message}`} className="flex gap-2">
            <InfoIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
