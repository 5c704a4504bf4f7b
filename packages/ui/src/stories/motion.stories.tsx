import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/button/button';
import { cn } from '../lib/cn';
import { TokenTable } from './token-table';
import { tokensNamed } from './tokens/tokens';

/**
 * Durations and curves. Under `prefers-reduced-motion`, durations are 0 and nothing moves.
 *
 * - **Do** move what comes, goes or changes its place, in the shortest duration that explains it.
 * - **Do not** delay an action by a movement, or animate rows of a table.
 */
const meta = { title: 'Foundations/Motion', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Moves() {
  const [isMoved, setIsMoved] = useState(false);
  const sample = (transition: { duration: string; easing: string }) => (
    <span className="block w-60">
      <span
        className={cn('block size-5 rounded-xs bg-accent', isMoved && 'translate-x-50')}
        style={{ transition: `transform ${transition.duration} ${transition.easing}` }}
      />
    </span>
  );
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="max-w-160 text-13 text-fg-2">
        Motion says where something came from. Rows, sorting and pages do not move. Where somebody asks for
        less motion, every duration is 0.
      </p>
      <Button aria-pressed={isMoved} onClick={() => setIsMoved(!isMoved)}>
        Move
      </Button>
      <TokenTable
        label="Durations"
        tokens={tokensNamed('duration-')}
        sample={({ name }) =>
          sample({ duration: `var(--meridian-${name})`, easing: 'var(--meridian-ease-out)' })
        }
      />
      <TokenTable
        label="Easings"
        tokens={tokensNamed('ease-')}
        sample={({ name }) => sample({ duration: '800ms', easing: `var(--meridian-${name})` })}
      />
    </div>
  );
}

export const Motion: Story = {
  render: () => <Moves />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
