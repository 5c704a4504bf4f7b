import type { RecordImportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** What importing a row does: what changes from which value to which, or why it fails. */
export function RowEffect({ row }: { row: RecordImportRow }) {
  const { t } = useTranslation('customers');
  const { state, changes, problems } = row;
  if (state === 'equal') return t('sheet.isEqual');
  if (state === 'wrong')
    return problems.map(({ code, field, failMessage }) => (
      <span key={`${code} ${String(field)}`} className="block text-bad-fg">
        {failMessage}
      </span>
    ));
  // the name of a new record is in the column beside
  const shown = state === 'new' ? changes.filter(({ after }) => after !== row.name) : changes;
  return (
    <>
      {state === 'new' && <span className="block">{t('sheet.isNew')}</span>}
      {shown.map(({ field, before, after }) => (
        <span key={field} className="line-clamp-3">
          {t(`fields.${field}`)}:{' '}
          {state === 'changed' && (
            <>
              {before === '' ? (
                <span className="text-fg-3">{t('sheet.empty')}</span>
              ) : (
                <del className="text-fg-3">{before}</del>
              )}{' '}
              →{' '}
            </>
          )}
          <ins className="font-medium no-underline">{after}</ins>
        </span>
      ))}
    </>
  );
}
