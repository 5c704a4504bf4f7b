import { type Company, type Customer, endpoints } from '@meridian/api-client/contract';
import { endpointOptions, previousDataOf } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import type { SearchSelectOption } from '@meridian/ui';
import { FormSearchSelect, type FormSearchSelectProps } from '@meridian/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { useDebounced } from '../../lib/choices/use-debounced';
import { useSelectLabels } from '../../lib/choices/use-select-labels';

const records = {
  customer: { list: endpoints.customerList, detail: endpoints.customerDetail },
  company: { list: endpoints.companyList, detail: endpoints.companyDetail },
};
/** Maximum number of listed options; typing finds the others. */
const shownCount = 50;

export type FormRecordSelectProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Pick<
  FormSearchSelectProps<Values, Name, string, Output>,
  'control' | 'name' | 'label' | 'placeholder' | 'disabled' | 'required'
> & {
  kind: keyof typeof records;
  /** Option for no record, listed first. */
  none?: SearchSelectOption<string>;
  /** The record of the form, as far as it is known without a request. */
  own?: SearchSelectOption<string> | undefined;
  /** Whether the user may see the records; if not, only `none` and `own` can be selected. */
  isSearchable?: boolean;
};

/** Selects one of all customers or companies, which the server searches. The value is the record's id. */
export function FormRecordSelect<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  kind,
  none,
  own,
  isSearchable = true,
  ...field
}: FormRecordSelectProps<Values, Name, Output>) {
  const { t } = useTranslation(['customers', 'common']);
  const labels = useSelectLabels({ list: t(`${kind}.title`), search: t(`${kind}.search`) });
  const api = useApi();
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const request = endpointOptions(api, records[kind].list, {
    body: {
      page: { size: shownCount, sortCol: 'name asc' },
      query: { ...(wanted !== '' && { text: wanted }) },
    },
  });
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery({
    ...request,
    enabled: isSearchable && field.disabled !== true,
    placeholderData: previousDataOf(request.queryKey),
  });
  // without the list, the record of the form stays an option
  const first = [none, isSearchable ? undefined : own].filter((option) => option !== undefined);
  const found = (data?.data.list ?? []).map(toOption);
  const fixed = [none, own].filter((option) => option !== undefined);

  const value: unknown = useWatch({ control: field.control, name: field.name });
  const known = [...fixed, ...found].find((option) => option.value === value);
  const isUnknown = typeof value === 'string' && value !== '' && !known;
  const { data: selected } = useQuery({
    ...endpointOptions(api, records[kind].detail, { body: { id: String(value) } }),
    enabled: isUnknown && isSearchable,
  });

  const totalCount = data?.page.totalCount ?? 0;
  const isSearching = isSearchable && (isPlaceholderData || isPending || wanted !== text.trim());
  return (
    <FormSearchSelect
      {...field}
      options={text.trim() === '' ? [...first, ...found] : found}
      optionOf={() => known ?? (isUnknown && selected ? toOption(selected) : undefined)}
      text={text}
      onTextChange={setText}
      status={isError ? 'failed' : isSearching ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      footnote={
        totalCount > found.length &&
        t('common:choices.more', {
          shown: found.length,
          total: totalCount,
        })
      }
      labels={labels}
    />
  );
}

function toOption(record: Customer | Company): SearchSelectOption<string> {
  return {
    value: record.id,
    label: record.name,
    detail: 'customerName' in record ? record.customerName : undefined,
  };
}
