import { isApiResponseError } from '@meridian/api-client';
import { findText, useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import { Form, FormError, FormSubmit } from '@meridian/ui/form';
import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { useReportUnsaved } from '../../lib/page/form-drawer';
import { notify } from '../../lib/page/notices';

export interface RecordFormProps<Values extends FieldValues, Output, Row extends { version: number }> {
  label: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Undefined for a new record. */
  version: number | undefined;
  save: (values: Output, version: number | undefined) => Promise<Row>;
  onSaved: (row: Row) => void;
  /** The field with the name or number that may already be taken. */
  nameField: FieldPath<Values>;
  /** Form values of a stored record. */
  valuesOf: (row: Row) => Values;
  /** Parses the stored record in an error. */
  parseRow: (data: unknown) => Row | undefined;
  /** A short description of a stored record as pairs of label and value. */
  describe: (row: Row) => readonly (readonly [string, string])[];
  isReadOnly: boolean;
  children: ReactNode;
}

/** The form of a record. If another user saved it meanwhile, it shows their values and asks which ones to keep. */
export function RecordForm<Values extends FieldValues, Output, Row extends { version: number }>({
  label,
  form,
  version,
  save,
  onSaved,
  nameField,
  valuesOf,
  parseRow,
  describe,
  isReadOnly,
  children,
}: RecordFormProps<Values, Output, Row>) {
  const { t, i18n } = useTranslation(['customers', 'errors']);
  const showServerError = useShowServerError();
  const [theirs, setTheirs] = useState<Row>();
  const { control } = form;
  useReportUnsaved(control);
  const submit = async (values: Output, base = theirs?.version ?? version) => {
    try {
      const row = await save(values, base);
      setTheirs(undefined);
      form.reset(valuesOf(row));
      notify({ tone: 'success', title: t('saved') });
      onSaved(row);
    } catch (error) {
      const stored =
        isApiResponseError(error) && error.errorName === 'conflict' ? parseRow(error.data) : undefined;
      if (stored) setTheirs(stored);
      else
        showServerError(form, error, {
          paths: pathsOf(form.getValues()),
          codes: { duplicate: nameField, account_repeated: nameField },
        });
    }
  };
  return (
    <Form
      form={form}
      onSubmit={(values) => submit(values)}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      optionalNote={t('optional')}
      aria-label={label}
      className="flex flex-col gap-4"
    >
      <FormError control={control} />
      {theirs && (
        <Alert tone="warn">
          <div className="flex min-w-0 flex-1 flex-col gap-1.5">
            <p className="font-medium">{t('conflict.title')}</p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
              {describe(theirs).map(([name, value]) => (
                <div key={name} className="contents">
                  <dt>{name}</dt>
                  <dd className="min-w-0 wrap-anywhere">{value || '--'}</dd>
                </div>
              ))}
            </dl>
            <span className="flex flex-wrap gap-2">
              <Button
                onClick={() => {
                  form.reset(valuesOf(theirs));
                  onSaved(theirs);
                  setTheirs(undefined);
                }}
              >
                {t('conflict.theirs')}
              </Button>
              <FormSubmit control={control}>{t('conflict.mine')}</FormSubmit>
            </span>
          </div>
        </Alert>
      )}
      <fieldset disabled={isReadOnly} className="contents">
        {children}
      </fieldset>
      {!isReadOnly && !theirs && (
        <div className="flex gap-2">
          <FormSubmit control={control}>{t(version === undefined ? 'create' : 'save')}</FormSubmit>
        </div>
      )}
    </Form>
  );
}

/** Every value of a form has the same path as in the request. */
function pathsOf<Values extends FieldValues>(values: Values): Record<string, FieldPath<Values>> {
  // parse boundary: the keys of the values of a flat form are its paths
  return Object.fromEntries(Object.keys(values).map((key) => [key, key])) as Record<
    string,
    FieldPath<Values>
  >;
}
