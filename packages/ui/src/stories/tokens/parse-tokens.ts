/** A custom property of the style sheet. */
export interface Token {
  /** Without the leading `--meridian-`. */
  name: string;
  value: string;
  /** Its use, from the comment in the style sheet; empty without one. */
  use: string;
}

/** Tokens that apply where one of the selectors matches. */
export interface TokenRule {
  selectors: readonly string[];
  tokens: readonly Token[];
}

/** Attributes of an element that decide which tokens apply to it. */
export interface TokenScope {
  theme: string;
  accent: string;
  size: string;
  isElevated: boolean;
}

/** A page without these attributes. */
export const defaultScope: TokenScope = { theme: 'light', accent: 'iris', size: 'medium', isElevated: false };

/** The rules of a style sheet in their order. A comment at the end of a line belongs to that line's last token. */
export function parseTokens(css: string): TokenRule[] {
  const body = css.slice(0, css.indexOf('@media'));
  return [...body.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, head = '', inner = '']) => ({
    selectors: withoutComments(head)
      .split(/,(?![^(]*\))/)
      .map((selector) => selector.trim())
      .filter(Boolean),
    tokens: [
      ...inner.matchAll(
        /--meridian-([\w-]+):\s*([^;]+);[ \t]*((?:--[\w-]+:[^;]+;[ \t]*)*)(?:\/\*(.*?)\*\/)?/g,
      ),
    ].flatMap(([, name = '', value = '', rest = '', use = '']) => [
      { name, value: flat(value), use: use.trim() },
      ...[...rest.matchAll(/--meridian-([\w-]+):\s*([^;]+);/g)].map(([, other = '', its = '']) => ({
        name: other,
        value: flat(its),
        use: use.trim(),
      })),
    ]),
  }));
}

/** The tokens that apply to an element with a scope. Later rules override earlier ones. */
export function tokensFor(rules: readonly TokenRule[], scope: TokenScope): Map<string, Token> {
  const inForce = new Map<string, Token>();
  for (const { selectors, tokens } of rules) {
    if (!selectors.some((selector) => matches(selector, scope))) continue;
    for (const token of tokens)
      inForce.set(token.name, { ...token, use: token.use || (inForce.get(token.name)?.use ?? '') });
  }
  return inForce;
}

/** Values of an attribute in the rules, in their order. */
export function valuesOf(rules: readonly TokenRule[], attribute: 'theme' | 'accent' | 'size'): string[] {
  const form = new RegExp(`\\[data-${attribute}=['"](\\w+)['"]\\]`, 'g');
  return [
    ...new Set(
      rules.flatMap(({ selectors }) =>
        selectors.flatMap((selector) => [...selector.matchAll(form)].map(([, value = '']) => value)),
      ),
    ),
  ];
}

function matches(selector: string, scope: TokenScope): boolean {
  if (selector.includes(':lang')) return false;
  if (selector.includes('[data-elevated]') && !scope.isElevated) return false;
  return [...selector.matchAll(/\[data-(theme|accent|size)=['"](\w+)['"]\]/g)].every(
    ([, name, value]) =>
      value === (name === 'theme' ? scope.theme : name === 'accent' ? scope.accent : scope.size),
  );
}

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '');
const flat = (value: string) => value.replace(/\s+/g, ' ').trim();
