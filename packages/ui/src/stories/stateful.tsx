import type { Decorator } from '@storybook/react-vite';
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

/** The same around a story: its code on the docs page stays the component with its own args. */
export const stateful =
  (valueProp: string, changeProp: string): Decorator =>
  (Story, { args }) => {
    const change = args[changeProp];
    return (
      <Stateful
        value={args[valueProp]}
        onValueChange={(next) => {
          if (isHandler(change)) change(next);
        }}
      >
        {(value, onChange) => <Story args={{ ...args, [valueProp]: value, [changeProp]: onChange }} />}
      </Stateful>
    );
  };

const isHandler = (arg: unknown): arg is (value: unknown) => void => typeof arg === 'function';
