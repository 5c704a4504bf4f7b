export interface DescriptionParts {
  intro: string;
  doThis: string;
  doNot: string;
}

/** Splits a description into its introduction and its lines `- **Do** …` and `- **Do not** …`, one or several of each. */
export function splitDescription(text: string): DescriptionParts {
  const [intro = '', ...lines] = text.split(/^- (?=\*\*Do)/m);
  const below = (mark: string) =>
    lines
      .filter((line) => line.startsWith(`${mark} `))
      .map((line) => sentence(line.slice(mark.length)))
      .join(' ');
  return { intro: intro.trim(), doThis: below('**Do**'), doNot: below('**Do not**') };
}

/** The comment above the `meta` of a story file, which Storybook stores in untyped parameters; empty without one. */
export function descriptionOf(parameters: Readonly<Record<string, unknown>>): string {
  const text = childOf(childOf(parameters['docs'], 'description'), 'component');
  return typeof text === 'string' ? text : '';
}

const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

const sentence = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.charAt(0).toUpperCase() + flat.slice(1);
};
