import { auditFields, type AuditRecord, type AuditValue } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { DataTable } from '@meridian/ui/table';
import { useAuditValueWords } from './audit-words';

type AuditChangesProps = Pick<AuditRecord, 'before' | 'after'>;

interface FieldChange {
  field: (typeof auditFields)[number];
  before: AuditValue | undefined;
  after: AuditValue | undefined;
}

/** The changes of a record: each field with its value before and after. */
export function AuditChanges({ before, after }: AuditChangesProps) {
  const { t } = useTranslation('audit');
  const words = useAuditValueWords();
  const shown = (values: AuditRecord['before'], field: FieldChange['field']) => words(field, values?.[field]);
  const changes = auditFields
    .map((field): FieldChange => ({ field, before: shown(before, field), after: shown(after, field) }))
    .filter((change) => change.before !== undefined || change.after !== undefined);
  return (
    <section aria-label={t('changes')} className="flex flex-col gap-2">
      <h3 className="text-14 font-semibold">{t('changes')}</h3>
      {changes.length === 0 ? (
        <p className="text-fg-3">{t('noChanges')}</p>
      ) : (
        <DataTable
          caption={t('changes')}
          rows={changes}
          rowId={({ field }) => field}
          columns={[
            { id: 'field', header: '', cell: ({ row }) => t(`field_${row.original.field}`) },
            {
              id: 'before',
              header: t('column_before'),
              cell: ({ row }) => <Value value={row.original.before} />,
            },
            {
              id: 'after',
              header: t('column_after'),
              cell: ({ row }) => <Value value={row.original.after} />,
            },
          ]}
        />
      )}
    </section>
  );
}

function Value({ value }: { value: AuditValue | undefined }) {
  const { t } = useTranslation('audit');
  if (value === undefined) return null;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  if (text === '') return <span className="text-fg-3">{t('none')}</span>;
  return <span className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{text}</span>;
}
