type Args = Readonly<Record<string, unknown>>;

interface StoryTexts {
  args: Args;
  initialArgs: Args;
  /** The `texts` parameter: args per language. The args themselves are English. */
  texts: unknown;
}

/** The args of a story in a language. An arg that a control has changed stays unchanged. */
export function argsIn(language: string, { args, initialArgs, texts }: StoryTexts): Record<string, unknown> {
  const translated = isRecord(texts) && isRecord(texts[language]) ? texts[language] : {};
  const untouched = Object.entries(translated).filter(([name]) => args[name] === initialArgs[name]);
  return { ...args, ...Object.fromEntries(untouched) };
}

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null;
