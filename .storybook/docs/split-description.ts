export interface DescriptionParts {
  intro: string;
  doThis: string;
  doNot: string;
}

/** Splits a description into its introduction and its lines `- **Do** …` and `- **Do not** …`. */
export function splitDescription(text: string): DescriptionParts {
  const [intro = '', rest = ''] = text.split(/^- \*\*Do\*\* /m);
  const [doThis = '', doNot = ''] = rest.split(/^- \*\*Do not\*\* /m);
  return { intro: intro.trim(), doThis: sentence(doThis), doNot: sentence(doNot) };
}

const sentence = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.charAt(0).toUpperCase() + flat.slice(1);
};
