import { useState } from 'react';
import { TextField } from './text-field';

export function TextFieldExample() {
  const [name, setName] = useState('Ski packages');
  return (
    <TextField
      label="Draft name"
      hint="Seen by your team only."
      error={name.trim() === '' ? 'Enter a name.' : undefined}
      value={name}
      onChange={(event) => setName(event.target.value)}
      className="w-80"
    />
  );
}
