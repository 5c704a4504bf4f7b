import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '../stories/example-of';
import { ListStatesExample } from './list-states.example';
import code from './list-states.example.tsx?raw';

/**
 * A list has five states besides its rows. Skeletons stand for the first load, a line for a refresh, and an empty
 * state for the rest.
 *
 * - **Do** keep the previous rows during a refresh. Name the case and offer one action.
 * - **Do not** show a spinner over the whole page, or an empty list after an error.
 */
const meta = { title: 'Patterns/Loading, empty and failed', tags: ['autodocs'] } satisfies Meta<
  typeof ListStatesExample
>;
export default meta;

export const Example: StoryObj<typeof ListStatesExample> = exampleOf(ListStatesExample, code);
