import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const styleLink = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts the skeleton of the page (`skeleton/`) into the HTML, so that its first paint needs no other file: elements, their styles with the
 * tokens that these name, and the script that adapts them to the stored settings. Style sheets follow the skeleton, because
 * in the head they would delay its paint; module scripts wait for them anyway.
 */
export function skeleton(): Plugin {
  return {
    name: 'skeleton',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const styles = minify(read('../skeleton/skeleton.css'));
        const elements = read('../skeleton/skeleton.html').replace(/\s*\n\s*/g, '');
        const tokens = tokensIn(styles + elements, minify(read('../../../packages/ui/css/tokens.css')));
        const script = read('../skeleton/boot.js')
          .replace(/^\s*\/\/.*\n/gm, '')
          .replace(/(?<=var scripts = )\{\}/, (empty) =>
            bundle ? JSON.stringify(scriptsIn(bundle)) : empty,
          );
        const links = html.match(styleLink) ?? [];
        return html
          .replace(styleLink, '')
          .replace(
            '<!-- skeleton: style and script -->',
            () => `<style>${tokens}${styles}</style>\n    <script>${script}</script>`,
          )
          .replace('<!-- skeleton: elements -->', () => [elements, ...links].join(''));
      },
    },
  };
}

/** The scripts of the parts of the console that `frameChunks` and the texts have chunks of. */
function scriptsIn(bundle: NonNullable<IndexHtmlTransformContext['bundle']>) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const hrefsOf = (...names: string[]) =>
    names.map((name) => {
      const chunk = chunks.find((each) => each.name === name);
      if (chunk === undefined) throw new Error(`The skeleton preloads ${name}, which no chunk is called`);
      return `/${chunk.fileName}`;
    });
  return {
    login: hrefsOf('frame', 'icons', 'login'),
    shell: hrefsOf('frame', 'icons', 'shell'),
    home: hrefsOf('pages', 'home'),
    report: hrefsOf('pages', 'tables', 'report'),
    ...Object.fromEntries(
      ['cn', 'en', 'tw'].flatMap((language) => [
        [`${language}-first`, hrefsOf(`${language}-first`)],
        [`${language}-shell`, hrefsOf(`${language}-first`, `${language}-shell`)],
      ]),
    ),
  };
}

/** The rules of `sheet` that set tokens which `users` name, with these tokens alone, and those that their values name. */
function tokensIn(users: string, sheet: string): string {
  const names = new Set(users.match(/--meridian-[\w-]+/g));
  const declarations = [...sheet.matchAll(/(--meridian-[\w-]+):([^;}]+)/g)];
  for (let size = 0; size < names.size;) {
    size = names.size;
    for (const [, name = '', value = ''] of declarations)
      if (names.has(name)) value.match(/--meridian-[\w-]+/g)?.forEach((used) => names.add(used));
  }
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', body = '']) => {
      const kept = body.split(';').filter((declaration) => names.has(declaration.split(':')[0] ?? ''));
      return kept.length > 0 ? `${selector}{${kept.join(';')}}` : '';
    })
    .join('');
}

const minify = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/;}/g, '}');
