import { isApiResponseError } from '@meridian/api-client';
import type { Endpoint, SheetKind } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import { Form, FormError, FormSubmit } from '@meridian/ui/form';
import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { useReportUnsaved } from '../../lib/page/form-drawer';
import { notify } from '../../lib/page/notices';
import { useCanEdit, useRefresh } from './use-record-actions';

export interface RecordFormProps<Values extends FieldValues, Output, Row extends { version: number }> {
  kind: SheetKind;
  form: UseFormReturn<Values, unknown, Output>;
  /** Undefined for a new record. */
  stored: Row | undefined;
  /** Saves the values, with the version they are based on. A new record may get `newId`, so that a repeated request creates no second one. */
  save: (values: Output & { version?: number }, newId: string) => Promise<Row>;
  /** Endpoints of lists and details that show the record. */
  affected: readonly Endpoint[];
  onSaved: (row: Row) => void;
  /** The field with the name or number that may already be taken. */
  nameField: FieldPath<Values>;
  /** Form values of a stored record. */
  valuesOf: (row: Row) => Values;
  /** Schema of the stored record in an error. */
  row: z.ZodMiniType<Row>;
  /** A short description of a stored record as pairs of label and value. */
  describe: (row: Row) => readonly (readonly [string, string])[];
  children: ReactNode;
}

/** The form of a record. If another user saved it meanwhile, it shows their values and asks which ones to keep. */
export function RecordForm<Values extends FieldValues, Output, Row extends { version: number }>({
  kind,
  form,
  stored,
  save,
  affected,
  onSaved,
  nameField,
  valuesOf,
  row: rowSchema,
  describe,
  children,
}: RecordFormProps<Values, Output, Row>) {
  const { t, i18n } = useTranslation(['customers', 'errors']);
  const showServerError = useShowServerError();
  const [theirs, setTheirs] = useState<Row>();
  const { control } = form;
  useReportUnsaved(control);
  const canEdit = useCanEdit(kind);
  const refresh = useRefresh(affected);
  const [newId] = useState(() => crypto.randomUUID());
  const submit = async (values: Output) => {
    try {
      const version = (theirs ?? stored)?.version;
      const row = await save({ ...values, ...(version !== undefined && { version }) }, newId);
      setTheirs(undefined);
      form.reset(valuesOf(row));
      notify({ tone: 'success', title: t('saved') });
      refresh();
      onSaved(row);
    } catch (error) {
      const isConflict = isApiResponseError(error) && error.errorName === 'conflict';
      const current = isConflict ? rowSchema.safeParse(error.data).data : undefined;
      if (current) setTheirs(current);
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
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      optionalNote={t('optional')}
      aria-label={t(`${kind}.form`)}
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
                  refresh();
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
      <fieldset disabled={!canEdit} className="contents">
        {children}
      </fieldset>
      {canEdit && !theirs && (
        <div className="flex gap-2">
          <FormSubmit control={control}>{t(stored ? 'save' : 'create')}</FormSubmit>
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
