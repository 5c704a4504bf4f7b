import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import '../../css/styles.css';
import tokensFile from '../../css/tokens.json';
import { contrastRatio } from './contrast';
import { pairs, type Pair } from './pairs';
import { resolveColour } from './resolve-colour';
import { accentNames, themeNames } from './tokens/tokens';

/** An element of the page with the attributes. */
function createScope(attributes: Record<string, string>, parent: Element = document.body) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** The pairs of colors without enough contrast at the element. */
function failingPairs(element: Element): Pair[] {
  return pairs.filter(({ on, over, minimum }) => {
    const [front, back] = [resolveColour(element, on), resolveColour(element, over)];
    return !front || !back || contrastRatio(front, back) < minimum;
  });
}

const scopes = themeNames.flatMap((theme) => accentNames.map((accent) => ({ theme, accent })));

it.each(scopes)('every pair has enough contrast: $theme, $accent', ({ theme, accent }) => {
  const scope = createScope({ 'data-theme': theme, 'data-accent': accent });
  expect(failingPairs(scope)).toEqual([]);
  expect(failingPairs(createScope({ 'data-elevated': '' }, scope))).toEqual([]);
});

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each(themeNames)('every pair has enough contrast with any color of a brand: %s', (theme) => {
  const scope = createScope({ 'data-theme': theme });
  fc.assert(
    fc.property(hex, (brand) => {
      scope.style.setProperty('--meridian-accent', brand);
      expect(failingPairs(scope)).toEqual([]);
    }),
    {
      numRuns: 25,
      examples: [
        ...[['#000000'], ['#ffffff'], ['#ffff00'], ['#e11d48'], ['#0000ff'], ['#00ff00'], ['#777777']],
        // its luminance is 0.1795
        ['#d04349'],
      ] as [string][],
    },
  );
});

it('a page overrides a token by a rule before the sheet', () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root { --meridian-accent: rgb(225 29 72); }';
  document.head.prepend(sheet);
  onTestFinished(() => sheet.remove());
  expect(resolveColour(document.body, 'accent')).toEqual([225, 29, 72]);
  expect(resolveColour(document.body, 'on-accent')).toEqual([255, 255, 255]);
});

it.each(themeNames)('computes the colors of the Design Tokens file as the browser does: %s', (theme) => {
  const element = createScope({ 'data-theme': theme });
  const tokens = Object.entries(theme === 'dark' ? tokensFile.theme.dark : tokensFile.theme.light);
  for (const [name, { $type, $value }] of tokens) {
    if ($type !== 'color' || !('hex' in $value) || $value.alpha < 1) continue;
    const drawn = resolveColour(element, name);
    const channels = $value.components.map((channel) => Math.round(channel * 255));
    const distance = Math.max(
      ...channels.map((channel, at) => Math.abs(channel - (drawn?.[at] ?? Infinity))),
    );
    // the mix with black: Chromium computes that black from another color, and its rounding grows in oklab
    const tolerance = /^accent-(hover|press)$/.test(name) ? 6 : 1;
    expect(distance, name).toBeLessThanOrEqual(tolerance);
  }
});
