import type { Plugin } from 'vite';

const modules = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves zod's writer of JSON Schema out of the page: every schema refers to it, nothing here calls it, and it is a
 * quarter of zod (7 KB gzip of what the sign-in page loads).
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!modules.test(id)) return undefined;
      const names = [...code.matchAll(exported)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
    },
  };
}
