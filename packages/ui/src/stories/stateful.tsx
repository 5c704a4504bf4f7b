import { useState, type ReactNode } from 'react';

interface StatefulProps<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** The state of a controlled component, as in a host. A control that changes the value replaces it. */
export function Stateful<Value>({ value, onValueChange, children }: StatefulProps<Value>) {
  const [state, setState] = useState({ given: value, value });
  if (!Object.is(state.given, value)) setState({ given: value, value });
  return children(state.value, (next) => {
    setState({ given: value, value: next });
    onValueChange(next);
  });
}
