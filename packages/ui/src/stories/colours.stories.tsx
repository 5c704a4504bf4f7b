import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { colourTexts } from './colour-texts';
import { contrastRatio } from './contrast';
import { CopyCode } from './copy-code';
import { inLanguage, type StoryLanguage } from './in-language';
import { pairs, type Pair } from './pairs';
import { resolveColour } from './resolve-colour';
import { defaultScope, tokensFor, type Token } from './tokens/parse-tokens';
import { usageIn } from './tokens/token-uses';
import { accentNames, colourFamilies, rules, themeNames } from './tokens/tokens';

/** Computes the contrast ratio of a pair from the tokens of its section. */
function ratioAt(node: Element, { on, over }: Pair): number {
  const [front, back] = [on, over].map((token) => resolveColour(node, token));
  return front && back ? contrastRatio(front, back) : 0;
}

/** Formulas are long. */
const valueText = (language: StoryLanguage, token?: Token) =>
  token?.value.includes('(from ') ? colourTexts[language].computed : token?.value;

function Sample({ language, ...pair }: Pair & { language: StoryLanguage }) {
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
        style={{ background: `var(--meridian-${pair.over})`, color: `var(--meridian-${pair.on})` }}
        className="inline-flex h-7 w-14 items-center justify-center rounded-xs border border-line-2 text-13 font-medium"
      >
        {isMark ? <span className="size-3 rounded-full bg-current" /> : 'Aa 文'}
      </span>
      <span className="flex-1">{colourTexts[language].pair(pair)}</span>
      <span className="text-fg-2 tabular-nums">{ratio?.toFixed(2)}</span>
    </li>
  );
}

interface ThemeSampleProps {
  language: StoryLanguage;
  theme: string;
  accent: string;
}

function ThemeSample({ language, theme, accent }: ThemeSampleProps) {
  const texts = colourTexts[language];
  const inForce = tokensFor(rules, { ...defaultScope, theme, accent });
  return (
    <section data-theme={theme} data-accent={accent} className="flex-1 bg-surface p-6 text-fg-1">
      <h2 className="mb-4 text-16 font-semibold">
        {texts.themes[theme] ?? theme} · {texts.accents[accent] ?? accent}
      </h2>
      {colourFamilies()
        .filter(({ tokens }) => tokens.length > 0)
        .map(({ title, tokens }) => (
          <div key={title} className="mb-5">
            <h3 className="mb-2 text-13 font-semibold">{texts.families[title] ?? title}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-2">
              {tokens.map(({ name, use }) => (
                <li key={name} className="text-11 text-fg-2">
                  <span
                    style={{ background: `var(--meridian-${name})` }}
                    className="mb-1 block h-8 rounded-xs border border-line-2"
                  />
                  <CopyCode language={language} code={`var(--meridian-${name})`} className="text-fg-1" />
                  <span className="block font-mono">{valueText(language, inForce.get(name))}</span>
                  {usageIn(language, use)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      <h3 className="mb-2 text-13 font-semibold">{texts.contrast}</h3>
      <ul className="flex flex-col gap-1">
        {pairs.map((pair) => (
          <Sample key={`${pair.on} ${pair.over}`} language={language} {...pair} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Every colour in both themes, and the contrast of each pair that components use. Colours of the accent are computed, so that one colour
 * of a brand is enough.
 *
 * - **Do** choose a colour by its use: `bad-fg` for words about an error. A click copies the code.
 * - **Do not** carry a meaning by colour alone, or put text on a background whose pair is not in the list.
 */
const meta = {
  title: 'Foundations/Colours',
  tags: ['autodocs'],
  args: { accent: 'iris' },
  argTypes: { accent: { control: 'inline-radio', options: accentNames } },
  render: inLanguage((language, { accent }: { accent: string }) => (
    <div className="flex flex-wrap">
      {themeNames.map((theme) => (
        <ThemeSample key={theme} language={language} theme={theme} accent={accent} />
      ))}
    </div>
  )),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await expect(samples).toHaveLength(themeNames.length * pairs.length);
    for (const { dataset } of samples)
      await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.minimum));
  },
} satisfies Meta<{ accent: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The control changes the accent; contrast.browser.test.tsx checks the pairs of all accents. */
export const All: Story = {};
