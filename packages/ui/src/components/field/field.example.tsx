import { Field } from './field';
import { FieldBox, inputInBox } from './field-box';

export function FieldExample() {
  return (
    <Field label="Bid" hint="The most that a click may cost." className="w-60">
      {(control) => (
        <FieldBox leading="￥">
          <input {...control} inputMode="decimal" className={inputInBox} />
        </FieldBox>
      )}
    </Field>
  );
}
