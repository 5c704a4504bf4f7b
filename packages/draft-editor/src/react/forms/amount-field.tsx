import { cn, Field, FieldBox, inputInBox } from '@meridian/ui';
import { useState, type ReactElement } from 'react';

export interface AmountFieldProps {
  label: string;
  /** CNY; null: empty. */
  value: number | null;
  /** Gets the value when the field is left. */
  onCommit: (value: number | null) => void;
  /** After the number, such as "a day". */
  unit: string;
  hint?: string | undefined;
  /** Shown once there is a value, or the field was left. */
  error: string | undefined;
  /** What to say about a text that is no number. */
  noNumber: string;
  isReadOnly?: boolean;
}

/** An amount of money. What is typed stays as it is until the field is left. */
export function AmountField({
  label,
  value,
  onCommit,
  unit,
  hint,
  error,
  noNumber,
  isReadOnly = false,
}: AmountFieldProps): ReactElement {
  const [typed, setTyped] = useState<{ text: string; from: number | null }>();
  const [isLeft, setIsLeft] = useState(false);
  // a value that changed elsewhere replaces what was typed
  const isTyped = typed !== undefined && typed.from === value;
  const text = isTyped ? typed.text : (value ?? '').toString();
  const isWrong = parseAmount(text) === undefined;
  return (
    <Field
      label={label}
      hint={hint}
      error={isWrong ? noNumber : value !== null || isLeft ? error : undefined}
    >
      {(control) => (
        <FieldBox
          leading={<span aria-hidden>￥</span>}
          trailing={<span className="pr-2.5 text-12 text-fg-3">{unit}</span>}
          isInvalid={control['aria-invalid']}
          className="w-56 max-w-full"
        >
          <input
            {...control}
            type="text"
            value={text}
            inputMode="decimal"
            readOnly={isReadOnly}
            onChange={(event) => setTyped({ text: event.target.value, from: value })}
            onBlur={() => {
              setIsLeft(true);
              const amount = parseAmount(text);
              if (amount === undefined || !isTyped) return;
              setTyped(undefined);
              if (amount !== value) onCommit(amount);
            }}
            className={cn(inputInBox, 'h-full')}
          />
        </FieldBox>
      )}
    </Field>
  );
}

/** An amount with up to two decimals, null for no text, undefined for a text that is no amount. */
function parseAmount(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s,¥￥]/g, '');
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}
