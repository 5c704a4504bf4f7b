import { defaultScope, tokensFor, type Token, type TokenScope } from './parse-tokens';
import { computeColour, substitute, type Srgb } from './resolve-css';
import { accentNames, rules, sizeNames, themeNames } from './tokens';

/** A token in the Design Tokens format of the W3C community group. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

type Group = Record<string, DesignToken>;

const lengthForm = /^(-?[\d.]+)px$/;

/** Every token of the style sheet in the Design Tokens format, computed for each theme, size and accent. */
export function designTokens() {
  const [themes, sizes] = [themedNames(), sizedNames()];
  const base = groupOf(defaultScope, ({ name }) => !themes.has(name) && !sizes.has(name));
  return {
    $description:
      'Design tokens of Meridian. Each size and theme complete; accents and elevated: what differs.',
    base,
    size: perName(sizeNames, (size) => groupOf({ ...defaultScope, size }, ({ name }) => sizes.has(name))),
    theme: perName(themeNames, (theme) =>
      groupOf({ ...defaultScope, theme }, ({ name }) => themes.has(name)),
    ),
    elevated: perName(themeNames, (theme) => difference({ theme, isElevated: true }, { theme })),
    accent: perName(accentNames, (accent) =>
      perName(themeNames, (theme) => difference({ theme, accent }, { theme })),
    ),
  };
}

const perName = <Value>(names: readonly string[], valueOf: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)]));

const namesWith = (attribute: string) =>
  new Set(
    rules
      .filter(({ selectors }) => selectors.some((selector) => selector.includes(`data-${attribute}`)))
      .flatMap(({ tokens }) => tokens.map(({ name }) => name)),
  );
const themedNames = () => namesWith('theme');
const sizedNames = () => namesWith('size');

/** The tokens of a scope that differ from those of another scope. */
function difference(scope: Partial<TokenScope>, without: Partial<TokenScope>): Group {
  const usual = groupOf({ ...defaultScope, ...without }, () => true);
  const group = groupOf({ ...defaultScope, ...scope }, () => true);
  const differs = ([name, { $value }]: [string, DesignToken]) =>
    JSON.stringify($value) !== JSON.stringify(usual[name]?.$value);
  return Object.fromEntries(Object.entries(group).filter(differs));
}

function groupOf(scope: TokenScope, isIncluded: (token: Token) => boolean): Group {
  const tokens = tokensFor(rules, scope);
  const entries = [...tokens.values()].filter(isIncluded).flatMap((token): [string, DesignToken][] => {
    const typed = typedValue(token.name, substitute(token.value, tokens));
    return typed ? [[token.name, { ...typed, ...(token.use && { $description: token.use }) }]] : [];
  });
  return Object.fromEntries(entries);
}

/** Null for a value without a type in the format, such as `color-scheme`. */
function typedValue(name: string, css: string): DesignToken | null {
  const [, milliseconds] = /^([\d.]+)ms$/.exec(css) ?? [];
  const [, curve] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
  if (name.startsWith('font-mono')) return { $type: 'fontFamily', $value: namesOf(css) };
  if (name.startsWith('font-weight')) return { $type: 'fontWeight', $value: Number(css) };
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: shadowsOf(css) };
  if (name.startsWith('tracking')) return { $type: 'number', $value: Number.parseFloat(css) };
  if (milliseconds) return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (lengthForm.test(css) || name === 'space-0') return { $type: 'dimension', $value: dimensionOf(css) };
  if (/^\d+$/.test(css)) return { $type: 'number', $value: Number(css) };
  const colour = computeColour(css);
  return colour && { $type: 'color', $value: colourValue(colour) };
}

const namesOf = (css: string) => css.split(',').map((name) => name.trim().replaceAll("'", ''));

const dimensionOf = (css: string) => ({ value: Number.parseFloat(css), unit: 'px' });

/** Eight bits per channel, as in screens and drawing tools. */
function colourValue({ channels, alpha }: Srgb) {
  const bytes = channels.map((channel) => Math.round(channel * 255));
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    alpha,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** A shadow of CSS, as layers; `none` is an invisible layer. */
function shadowsOf(css: string) {
  const layers = css === 'none' ? ['0 0 rgb(0 0 0 / 0)'] : css.split(/,(?![^(]*\))/);
  return layers.map((layer) => {
    const [, lengths = '', ink = ''] = /^((?:-?[\d.]+(?:px)?\s+)+)(.*)$/.exec(layer.trim()) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
    const colour = computeColour(ink);
    if (!colour) throw new Error(`not a shadow: ${layer}`);
    const [x, y, radius, grown] = [offsetX, offsetY, blur, spread].map(dimensionOf);
    return { color: colourValue(colour), offsetX: x, offsetY: y, blur: radius, spread: grown };
  });
}
