import type { RecordImportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** The effect of importing a row: old and new values of changes, or the reason of a failure. */
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
  // the name of a new record is in the adjacent column
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
