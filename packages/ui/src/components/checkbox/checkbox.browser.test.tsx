import { useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../css/styles.css';
import { Checkbox } from './checkbox';

interface Values {
  isDaily: boolean;
  isWeekly: boolean;
}

function Subscription() {
  const { register, handleSubmit } = useForm<Values>({ defaultValues: { isDaily: true, isWeekly: false } });
  const [saved, setSaved] = useState<Values>();
  return (
    <form onSubmit={(event) => void handleSubmit(setSaved)(event)}>
      <Checkbox label="Daily" {...register('isDaily')} />
      <Checkbox label="Weekly" {...register('isWeekly')} />
      <button type="submit">Save</button>
      <output>{JSON.stringify(saved)}</output>
    </form>
  );
}

it('shows the default values of a form that registers it, and reports its values', async () => {
  const screen = await render(<Subscription />);
  await expect.element(screen.getByRole('checkbox', { name: 'Daily' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Weekly' })).not.toBeChecked();
  await screen.getByRole('checkbox', { name: 'Weekly' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('{"isDaily":true,"isWeekly":true}');
});

it('is indeterminate before the browser paints it', async () => {
  const painted: boolean[] = [];
  function Host() {
    const ref = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => {
      if (ref.current) painted.push(ref.current.indeterminate);
    }, []);
    return <Checkbox aria-label="All columns" checked="indeterminate" readOnly ref={ref} />;
  }
  const screen = await render(<Host />);
  await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked();
  expect(painted).toEqual([true]);
});
