import type { Language } from '@meridian/i18n/core';
import { Button, TextField, unlessComposing } from '@meridian/ui';
import type { ReactElement } from 'react';
import { issueMessage } from '../../core';
import type { InputPlace } from '../../core/inputs/open-input';
import { parseBusinessId } from '../../core/values/parse-business-id';
import { useTypedText } from '../inputs/use-typed-text';
import type { BusinessPickerLabels } from './labels';

export interface BusinessIdFieldProps {
  value: string;
  /** Where the id waits until it is used; absent for a control that belongs to no row. */
  place: InputPlace | undefined;
  labels: BusinessPickerLabels;
  language: Language;
  onChoose: (id: string) => void;
}

/** Says that the list has to be imported, and accepts the id of a business. */
export function BusinessIdField({
  value,
  place,
  labels,
  language,
  onChoose,
}: BusinessIdFieldProps): ReactElement {
  const typed = useTypedText({ place, stored: value, parse: parseBusinessId, onCommit: onChoose });
  const { value: id, error } = parseBusinessId(typed.text);
  const choose = () => {
    if (!id) return;
    // first the command: the typed text is in one of both places at all times
    onChoose(id);
    typed.clear();
  };
  return (
    <div data-scope-ui="" className="flex flex-col items-start gap-4 p-4">
      <div>
        <p className="text-14 font-semibold">{labels.notImported}</p>
        <p className="mt-1 text-fg-2">{labels.howToImport}</p>
      </div>
      <TextField
        label={labels.id}
        hint={labels.idHint}
        value={typed.text}
        error={error ? issueMessage(error, language) : undefined}
        autoComplete="off"
        onChange={(event) => typed.setText(event.target.value)}
        onFocus={typed.enter}
        onKeyDown={unlessComposing((event) => {
          typed.onKeyDown(event);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          choose();
        })}
        className="w-full"
      />
      <Button variant="primary" disabled={!id} onClick={choose}>
        {labels.useId}
      </Button>
    </div>
  );
}
