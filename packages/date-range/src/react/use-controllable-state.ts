import { useState } from 'react';

/** A value that the host keeps (`value`), or that is kept here from `defaultValue` on. */
export function useControllableState<Value>({
  value,
  defaultValue,
}: {
  value: Value | undefined;
  defaultValue: Value;
}): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [value === undefined ? own : value, setOwn];
}
