import { Button, TextField, unlessComposing } from '@meridian/ui';
import { useState, type ReactElement } from 'react';
import type { BusinessPickerLabels } from './labels';

export interface BusinessIdFieldProps {
  value: string;
  labels: BusinessPickerLabels;
  onChoose: (id: string) => void;
}

/** Says that the list has to be imported, and takes the id of a business. */
export function BusinessIdField({ value, labels, onChoose }: BusinessIdFieldProps): ReactElement {
  const [text, setText] = useState(value);
  const id = text.normalize('NFKC').trim();
  const choose = () => {
    if (id !== '') onChoose(id);
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
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={unlessComposing((event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          choose();
        })}
        className="w-full"
      />
      <Button variant="primary" disabled={id === ''} onClick={choose}>
        {labels.useId}
      </Button>
    </div>
  );
}
