import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '../stories/example-of';
import { SaveFormExample } from './save-form.example';
import code from './save-form.example.tsx?raw';

/**
 * Fields in one column: label above, help below, one button at the end that names its action.
 *
 * - **Do** mark optional fields, replace the help by an error that explains a valid value, and move the focus to
 *   the first error. Keep the values when the server rejects them.
 * - **Do not** disable the button until everything is valid, or check a field before the first submit.
 */
const meta = { title: 'Patterns/Form (label, help, error, save)', tags: ['autodocs'] } satisfies Meta<
  typeof SaveFormExample
>;
export default meta;

export const Example: StoryObj<typeof SaveFormExample> = exampleOf(SaveFormExample, code);
