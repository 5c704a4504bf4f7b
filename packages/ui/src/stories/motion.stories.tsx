import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/button/button';
import { cn } from '../lib/cn';
import { inLanguage, languageOf, type StoryLanguage } from './in-language';
import { TokenTable } from './token-table';
import { tokensNamed } from './tokens/tokens';

/**
 * Durations and curves. Under `prefers-reduced-motion`, durations are 0 and nothing moves.
 *
 * - **Do** animate elements that enter, leave or change their place, in the shortest duration that explains it.
 * - **Do not** delay an action by a movement, or animate rows of a table.
 */
const meta = { title: 'Foundations/Motion', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    why: 'Motion says where something came from. Rows, sorting and pages don’t move. If the user asks for less motion, every duration is 0.',
    move: 'Move',
    durations: 'Durations',
    easings: 'Easings',
  },
  cn: {
    why: '动效用于说明元素从何而来。行、排序和翻页不使用动效。用户要求减少动效时，所有时长均为 0。',
    move: '移动',
    durations: '时长',
    easings: '缓动曲线',
  },
  tw: {
    why: '動態效果用於說明元素從何而來。列、排序與換頁不使用動態效果。使用者要求減少動態效果時，所有時長皆為 0。',
    move: '移動',
    durations: '時長',
    easings: '緩動曲線',
  },
};

function Moves({ language }: { language: StoryLanguage }) {
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
      <p className="max-w-160 text-13 text-fg-2">{texts[language].why}</p>
      <Button aria-pressed={isMoved} onClick={() => setIsMoved(!isMoved)}>
        {texts[language].move}
      </Button>
      <TokenTable
        language={language}
        label={texts[language].durations}
        tokens={tokensNamed('duration-')}
        sample={({ name }) =>
          sample({ duration: `var(--meridian-${name})`, easing: 'var(--meridian-ease-out)' })
        }
      />
      <TokenTable
        language={language}
        label={texts[language].easings}
        tokens={tokensNamed('ease-')}
        sample={({ name }) => sample({ duration: '800ms', easing: `var(--meridian-${name})` })}
      />
    </div>
  );
}

export const Motion: Story = {
  render: inLanguage((language) => <Moves language={language} />),
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: texts[languageOf(globals)].move });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
