import css from '../../../css/tokens.css?raw';
import { parseTokens, defaultScope, tokensFor, valuesOf, type Token } from './parse-tokens';

/** The design tokens, parsed from the style sheet itself, so that the documentation cannot differ from it. */
export const rules = parseTokens(css);

/** The scopes of the style sheet, in its order. */
export const themeNames = valuesOf(rules, 'theme');
export const accentNames = valuesOf(rules, 'accent');
export const sizeNames = valuesOf(rules, 'size');

/** Tokens whose names begin with `prefix`, in the default scope. */
export function tokensNamed(prefix: string): Token[] {
  return [...tokensFor(rules, defaultScope).values()].filter(({ name }) => name.startsWith(prefix));
}

const families = [
  { title: 'Grounds', form: /^bg-/ },
  { title: 'Lines', form: /^line-/ },
  { title: 'Text', form: /^fg-/ },
  { title: 'Accent', form: /^(on-)?accent|^focus$/ },
  { title: 'Status', form: /^(ok|warn|bad|info|mute)-/ },
  { title: 'Series of a chart', form: /^series-/ },
  { title: 'Lines of a chart', form: /^chart-/ },
  { title: 'Heat', form: /^heat-/ },
] as const;

/** Whether a token's value is a colour. */
const isColour = ({ value }: Token) => /^(#|(rgb|oklch|color|color-mix)\()/.test(value);

/** Every colour of the style sheet by family. The last family has the rest and should be empty. */
export function colourFamilies(): { title: string; tokens: Token[] }[] {
  const colours = tokensNamed('').filter(isColour);
  const others = colours.filter(({ name }) => !families.some(({ form }) => form.test(name)));
  return [
    ...families.map(({ title, form }) => ({ title, tokens: colours.filter(({ name }) => form.test(name)) })),
    { title: 'Without a family', tokens: others },
  ];
}
