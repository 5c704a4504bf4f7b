import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A text that only a test or Storybook shows counts as unused. */
const isInternal = (file: string) =>
  /\.(?:test|test-d|stories|fixture|example)\.|\/(?:testing|stories)\/|\.gen\.ts$/.test(file);

/** Strings in the code that can be keys of texts. */
export interface UsedTexts {
  /** Literals, and names of properties: codes of errors are often keys of an object. */
  literals: ReadonlySet<string>;
  /** Templates such as `titles.${scope}`, as whole keys. */
  templates: readonly RegExp[];
}

/** The literals and templates in the code of apps and packages. */
export function readUsedTexts(): UsedTexts {
  const folders = [
    'apps/*/src/**/*.ts',
    'apps/*/src/**/*.tsx',
    'packages/*/src/**/*.ts',
    'packages/*/src/**/*.tsx',
  ];
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { cwd: root, encoding: 'utf8' },
  );
  const files = listed.split('\n').filter((name) => name !== '' && !isInternal(name));
  return usedTextsIn(files.map((file) => readFileSync(root + file, 'utf8')));
}

/** Names of errors are not keys: the text of an error is that of its code. */
const errorNames =
  /\bDomainError\(\s*'\w+'|\berrorName [!=]== '\w+'|\bisApiResponseError\([^)']*'\w+'|\b\w+: \d+\b/g;

/**
 * Comments, texts, templates, and names of properties; a parser would take a quarter of a minute for all sources. Anything that it
 * mistakes for a text, such as the apostrophe of a sentence in JSX, is not a key.
 */
const token =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|\b(\w+):/g;

/** Like `readUsedTexts`, for the given sources. */
export function usedTextsIn(sources: readonly string[]): UsedTexts {
  const literals = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources)
    for (const [, single, double, template, name] of source.replaceAll(errorNames, '').matchAll(token)) {
      const literal = single ?? double ?? name;
      if (literal !== undefined) literals.add(literal);
      if (template === undefined) continue;
      templates.add(patternOf(template));
      for (const [, inner = ''] of template.matchAll(/'([^'\n]*)'/g)) literals.add(inner);
    }
  return { literals, templates: [...templates].filter(namesKeys).map((text) => new RegExp(`^${text}$`)) };
}

const placeholder = String.raw`[\w.-]+`;

function patternOf(template: string): string {
  const parts = template.split(/\$\{[^}]*\}/);
  return parts.map((text) => text.replaceAll(/[^\w:-]/g, String.raw`\$&`)).join(placeholder);
}

/** Keys contain no spaces; a template that consists only of a namespace and a placeholder could be any key. */
const namesKeys = (pattern: string): boolean => {
  const own = pattern.replaceAll(placeholder, '').replaceAll('\\', '').replace(/^\w+:/, '');
  return /^[\w.:-]{2,}$/.test(own);
};

/** The keys that no code uses. A key has no plural suffix here; code may name it with its namespace. */
export function unusedKeys(
  namespace: string,
  keys: readonly string[],
  { literals, templates }: UsedTexts,
): string[] {
  const isUsed = (key: string) => literals.has(key) || templates.some((template) => template.test(key));
  return keys.filter((key) => !isUsed(key) && !isUsed(`${namespace}:${key}`));
}
