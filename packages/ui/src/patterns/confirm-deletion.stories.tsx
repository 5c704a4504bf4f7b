import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '../stories/example-of';
import { ConfirmDeletionExample } from './confirm-deletion.example';
import code from './confirm-deletion.example.tsx?raw';

/**
 * A dialog before an action that cannot be undone. Its title, its button and the toast after it use one verb.
 *
 * - **Do** say what is lost, and how much. Focus stays on Cancel until the user moves it.
 * - **Do not** ask before an action that can be undone: offer Undo in a toast instead.
 */
const meta = { title: 'Patterns/Destructive confirm (delete)', tags: ['autodocs'] } satisfies Meta<
  typeof ConfirmDeletionExample
>;
export default meta;

export const Example: StoryObj<typeof ConfirmDeletionExample> = exampleOf(ConfirmDeletionExample, code);
