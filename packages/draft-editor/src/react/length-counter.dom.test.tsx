import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { exampleLimits } from '../core/index';
import { LengthCounter } from '../index';

/** A field of a host with the counter above it. */
function TitleField() {
  const [title, setTitle] = useState('');
  return (
    <label>
      Title
      <input value={title} onChange={({ target }) => setTitle(target.value)} />
      <LengthCounter text={title} limit={exampleLimits.title} language="en" />
    </label>
  );
}

it('counts like the provider while the user types, and announces why a text does not fit', async () => {
  const user = userEvent.setup();
  render(<TitleField />);
  const field = screen.getByRole('textbox');
  const counter = () => screen.getByTitle(/counts as 2/).textContent;
  expect(counter()).toContain('0 / 9–50');
  await user.type(field, '日本签证');
  expect(counter()).toContain('8 / 9–50');
  expect(screen.getByText('Too short').getAttribute('aria-live')).toBe('polite');
  await user.type(field, ' visa');
  expect(counter()).toContain('13 / 9–50');
  expect(screen.queryByText('Too short')).toBeNull();
  await user.click(field);
  await user.paste('签证'.repeat(20));
  expect(screen.getByText('Too long')).toBeTruthy();
});

it('counts characters if the rule does', () => {
  render(<LengthCounter text="日本签证" limit={{ min: 1, max: 30, unit: 'codePoint' }} language="cn" />);
  expect(screen.getByText(/4 \/ 1–30/)).toBeTruthy();
  expect(screen.queryByTitle(/./)).toBeNull();
});
