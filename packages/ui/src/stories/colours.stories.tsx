import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { contrastRatio, parseColour } from './contrast';
import { pairs, type Pair } from './pairs';

const grounds = ['canvas', 'surface', 'sunken', 'overlay', 'hover', 'press', 'track', 'inverse', 'segment'];
const scales = {
  Grounds: grounds.map((name) => `bg-${name}`),
  Lines: ['line-1', 'line-2', 'line-3', 'line-control'],
  Text: ['fg-1', 'fg-2', 'fg-3', 'fg-disabled', 'fg-inverse'],
  Accent: [
    'accent',
    'accent-hover',
    'accent-press',
    'accent-fg',
    'accent-bg',
    'accent-bg-2',
    'accent-line',
    'focus',
  ],
  Status: ['ok', 'warn', 'bad', 'info'].flatMap((tone) => [
    `${tone}-fg`,
    `${tone}-bg`,
    `${tone}-line`,
    `${tone}-solid`,
  ]),
  Categories: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c-rest'],
  Heat: ['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
} as const;

/** Reads the ratio of a pair from the tokens in force where it stands. */
function ratioAt(node: Element, { on, over }: Pair): number {
  const style = getComputedStyle(node);
  const [front, back] = [on, over].map((token) => parseColour(style.getPropertyValue(`--${token}`)));
  return front && back ? contrastRatio(front, back) : 0;
}

function Sample(pair: Pair) {
  const [ratio, setRatio] = useState<number>();
  const isMark = pair.minimum === 3;
  return (
    <li
      ref={(node) => {
        if (node) setRatio(ratioAt(node, pair));
      }}
      data-minimum={pair.minimum}
      data-ratio={ratio}
      className="flex items-center gap-3 text-12"
    >
      <span
        aria-hidden={isMark}
        style={{ background: `var(--${pair.over})`, color: `var(--${pair.on})` }}
        className="inline-flex h-7 w-14 items-center justify-center rounded-xs border border-line-2 text-13 font-medium"
      >
        {isMark ? <span className="size-3 rounded-full bg-current" /> : 'Aa 文'}
      </span>
      <span className="flex-1">
        {pair.on} over {pair.over}
      </span>
      <span className="text-fg-2 tabular-nums">{ratio?.toFixed(2)}</span>
    </li>
  );
}

function Theme({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section data-theme={theme} className="flex-1 bg-surface p-6 text-fg-1">
      <h2 className="mb-4 text-16 font-semibold">{theme}</h2>
      {Object.entries(scales).map(([name, tokens]) => (
        <div key={name} className="mb-4">
          <h3 className="mb-2 text-13 font-semibold">{name}</h3>
          <ul className="flex flex-wrap gap-2">
            {tokens.map((token) => (
              <li key={token} className="w-20 text-11 text-fg-2">
                <span
                  style={{ background: `var(--${token})` }}
                  className="mb-1 block h-8 rounded-xs border border-line-2"
                />
                {token}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <h3 className="mb-2 text-13 font-semibold">Contrast (text 4.5, marks 3)</h3>
      <ul className="flex flex-col gap-1">
        {pairs.map((pair) => (
          <Sample key={`${pair.on} ${pair.over}`} {...pair} />
        ))}
      </ul>
    </section>
  );
}

const meta = {
  title: 'Foundations/Colours',
  render: () => (
    <div className="flex flex-wrap">
      <Theme theme="light" />
      <Theme theme="dark" />
    </div>
  ),
} satisfies Meta;
export default meta;

export const Colours: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await expect(samples).toHaveLength(2 * pairs.length);
    for (const { dataset } of samples)
      await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.minimum));
  },
};
