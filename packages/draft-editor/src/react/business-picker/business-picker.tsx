import { formatList, type Language } from '@meridian/i18n/core';
import { Alert, Button, cn, Field, Popover, PopoverContent, PopoverTrigger, Spinner } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';
import { useMemo, useState, type ReactElement } from 'react';
import { businessPath, businessTree, type PackedBusinesses } from '../../core/business-points/business-tree';
import type { InputPlace } from '../../core/inputs/open-input';
import { BusinessIdField } from './business-id-field';
import { BusinessPanel } from './business-panel';
import { businessPickerLabels } from './labels';
import { pathText } from './path-text';

export interface BusinessPickerProps {
  /** All businesses of the provider; undefined until they are loaded. Empty if none are imported: the user then types an id. */
  points: PackedBusinesses | undefined;
  /** Id of the selected business, which may be missing from the list; empty if none is selected. */
  value: string;
  onChange: (id: string) => void;
  /** Where a typed id waits until it is used; absent for a control that belongs to no row. */
  place?: InputPlace | undefined;
  language: Language;
  label: string;
  /** The error of the selection, and how to correct it. */
  error?: string | undefined;
  isLoading?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Why the businesses could not be loaded. */
  loadError?: string | undefined;
  /** Loads them again. */
  onRetry?: (() => void) | undefined;
}

/** A field that shows the promoted business with its path, and opens the searchable tree of all businesses. */
export function BusinessPicker({
  points,
  value,
  onChange,
  place,
  language,
  label,
  error,
  isLoading = false,
  isReadOnly = false,
  loadError,
  onRetry,
}: BusinessPickerProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const labels = businessPickerLabels[language];
  const tree = useMemo(() => points && businessTree(points), [points]);
  const hasList = tree !== undefined && tree.roots.length > 0;
  const isPending = !hasList && loadError === undefined && (isLoading || tree === undefined);
  const node = tree?.byId.get(value);
  const path = node ? pathText(businessPath(node).slice(0, -1)) : '';
  const name = node?.name ?? (hasList && value !== '' ? labels.unlisted(value) : value);
  const choose = (id: string) => {
    setIsOpen(false);
    if (id !== value) onChange(id);
  };
  return (
    <Field label={label} error={error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Popover open={isOpen} onOpenChange={(isOpening) => setIsOpen(isOpening && !isReadOnly)}>
          <PopoverTrigger asChild>
            <button
              type="button"
              id={id}
              name={place?.field}
              // the label alone would not name the selected business
              aria-label={formatList(
                [label, name || labels.placeholder, path].filter(Boolean),
                language,
                'values',
              )}
              aria-describedby={describedBy}
              aria-disabled={isReadOnly ? true : undefined}
              className={cn(
                'flex min-h-ctl w-full items-center gap-2 rounded-sm border bg-surface px-ctl py-1 text-left text-ctl transition-colors focus-ring',
                'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken disabled:text-fg-disabled',
                'aria-disabled:cursor-default aria-disabled:border-line-2 aria-disabled:bg-sunken',
                error ? 'border-bad-solid' : 'border-line-control data-[state=open]:border-accent',
              )}
            >
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
                <span className={cn('wrap-anywhere', name === '' && 'text-fg-3')}>
                  {name || labels.placeholder}
                </span>
                <span className="max-w-full truncate text-12 text-fg-3">{path}</span>
              </span>
              <ChevronDownIcon className="size-3.5 shrink-0 text-fg-3" />
            </button>
          </PopoverTrigger>
          <PopoverContent
            label={label}
            className={hasList ? 'w-190' : 'w-100'}
            onEscapeKeyDown={(event) => {
              const { target } = event;
              const isSearch =
                target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox';
              // this Escape clears the search
              if (isSearch && target.value !== '') event.preventDefault();
            }}
          >
            {tree && hasList && <BusinessPanel tree={tree} value={value} labels={labels} onChoose={choose} />}
            {isPending && (
              <p data-scope-ui="" role="status" className="flex items-center gap-2 p-4 text-fg-2">
                <Spinner />
                {labels.loading}
              </p>
            )}
            {!hasList && loadError !== undefined && (
              <div data-scope-ui="" className="p-4">
                <Alert tone="bad" action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}>
                  {loadError}
                </Alert>
              </div>
            )}
            {!hasList && loadError === undefined && !isPending && (
              <BusinessIdField
                value={value}
                place={place}
                labels={labels}
                language={language}
                onChoose={choose}
              />
            )}
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}
