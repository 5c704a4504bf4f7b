import { expect, it } from 'vitest';
import { designTokens } from './design-tokens';

const short = /\[\s+([^[\]{}]{0,90}?)\s+\]/g;

/** JSON with short lists on one line. */
const formatted = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replaceAll(short, (_, inner: string) => `[${inner.replaceAll(/\s+/g, ' ')}]`)}\n`;

it('ships the tokens of the style sheet in the Design Tokens format; vitest --update writes them', async () => {
  await expect(formatted(designTokens())).toMatchFileSnapshot('../../../css/tokens.json');
});

it('computes what the style sheet derives', () => {
  const { theme, accent, elevated, base, size } = designTokens();
  expect(theme['light']?.['on-accent']?.$value).toMatchObject({ hex: '#ffffff', alpha: 1 });
  expect(accent['graphite']?.['dark']?.['on-accent']?.$value).toMatchObject({ hex: '#000000' });
  expect(accent['iris']).toEqual({ light: {}, dark: {} });
  expect(elevated['light']).toEqual({});
  expect(base['duration-2']?.$value).toEqual({ value: 140, unit: 'ms' });
  expect(size['mini']?.['row-height']?.$value).toEqual({ value: 27, unit: 'px' });
});

it('splits a shadow into its layers', () => {
  const { theme } = designTokens();
  expect(theme['light']?.['shadow-segment']?.$value).toMatchObject([
    { spread: { value: 1, unit: 'px' }, color: { hex: '#e1e1e9' } },
    { offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.06 } },
  ]);
});
