import { useState } from 'react';
import { Field } from '../field/field';
import { Select } from './select';

const options = [
  { value: 'computer', label: 'Computer' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'tv', label: 'Television', isDisabled: true },
  { value: 'all', label: 'All devices' },
] as const;

export function SelectExample() {
  const [device, setDevice] = useState<(typeof options)[number]['value']>();
  return (
    <Field label="Device" hint="Where the ad may appear." className="w-60">
      {({ required, ...control }) => (
        <Select
          {...control}
          required={required}
          options={options}
          value={device}
          onValueChange={setDevice}
          placeholder="Select a device"
        />
      )}
    </Field>
  );
}
