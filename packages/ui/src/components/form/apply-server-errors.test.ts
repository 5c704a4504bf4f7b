import type { UseFormSetError } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { applyServerErrors } from './apply-server-errors';

interface Values {
  name: string;
  link: string;
}
const texts: Readonly<Record<string, string>> = { duplicate: 'This name is taken.' };

function apply(fields: Record<string, string>) {
  const setError = vi.fn<UseFormSetError<Values>>();
  applyServerErrors<Values, Values>(
    { setError },
    { fields, message: 'Check the values.' },
    { paths: { 'query.name': 'name', 'query.url': 'link' }, textOf: (key) => texts[key] },
  );
  return setError.mock.calls.map(([name, { message }]) => [name, message]);
}

it.each([
  ['a field', { 'query.name': 'duplicate' }, [['name', 'This name is taken.']]],
  ['a key without words', { 'query.url': 'invalid' }, [['link', 'Check the values.']]],
  [
    'several fields',
    { 'query.name': 'duplicate', 'query.url': 'invalid' },
    [
      ['name', 'This name is taken.'],
      ['link', 'Check the values.'],
    ],
  ],
  ['no field', {}, [['root.server', 'Check the values.']]],
  ['a value that is not in the form', { accountId: 'invalid' }, [['root.server', 'Check the values.']]],
])('shows an error of %s', (_, fields, shown) => {
  expect(apply(fields)).toEqual(shown);
});
