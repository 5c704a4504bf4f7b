import type { Plugin } from 'vite';

const rules = /packages\/draft-editor\/src\/core\/rules\/(?:\w+\/)?[\w-]+\.ts$/;

/** A property with an object or a function as its value, up to the closing bracket of the same indentation. */
const property = (names: string) =>
  new RegExp(String.raw`^( +)(?:${names}): (?:\{|\(\) =>).*(?:\n\1 .*)*(?:\n\1[\])}].*)?\n`, 'gm');

/**
 * Removes what a build does not use from the draft rules, each of which is one file with its check, texts and examples: the examples (2 KB
 * (gzip) of the editor), and in workers, which only check, also titles and messages (together 8 KB of 43).
 *
 * A bundler cannot drop one property of an object that is used. A property in a form that this expression does not match stays in the
 * build: larger, but not wrong.
 */
export function withoutRuleTexts(build: 'page' | 'worker'): Plugin {
  const unused = property(build === 'page' ? 'examples' : 'examples|title|text');
  return {
    name: 'without-rule-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return rules.test(id) ? { code: code.replace(unused, ''), map: null } : undefined;
    },
  };
}
