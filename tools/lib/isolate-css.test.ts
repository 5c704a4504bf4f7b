import { describe, expect, it } from 'vitest';
import { isolateCss } from './isolate-css.mjs';

const isOurs = ':where(:scope,*)';
const isOursToo = ':where(:scope,:scope *)';
const isolated = async (css: string) => (await isolateCss(css)).replace(/\s*([{}:;,])\s*/g, '$1');

describe('a style sheet for other pages', () => {
  it.each([
    ['.flex{display:flex}', `.flex${isOurs}{display:flex}`],
    [".b\\[\\'·é\\'\\]>a,.\\32 xl\\:a{top:0}", `.b\\[\\'·é\\'\\]${isOursToo}>a,.\\32 xl\\:a${isOurs}{top:0}`],
    ['.hover\\:a:hover,.b svg{top:0}', `.hover\\:a${isOurs}:hover,.b${isOursToo} svg{top:0}`],
    [
      ".a:not(:is(.b *)):nth-child(2n + 1)[title='a b']{top:0}",
      `.a${isOurs}:not(:is(.b *)):nth-child(2n + 1)[title='a b']{top:0}`,
    ],
    [':where(.space>:not(:last-child)){top:0}', `:where(.space>:not(:last-child))${isOurs}{top:0}`],
    [
      ':is(:is(.\\*\\(>*)[role=cell]>*):hover b{top:0}',
      `:is(:is(.\\*\\(>*)[role=cell]>*)${isOursToo}:hover b{top:0}`,
    ],
    ['@media print{.a{top:0}}', `@media print{.a${isOurs}{top:0}}`],
  ])('applies only to elements of its own components: %s', async (css, expected) => {
    expect(await isolated(css)).toBe(
      `@scope ([data-scope-ui]) to ([data-scope-end] > *,:scope[data-scope-end] > *){${expected}}`,
    );
  });

  it.each([
    '@keyframes turn{from{top:0}50%{top:1px}to{top:2px}}',
    '@layer properties{*,:before{--tw-shadow:0}}',
    '@scope (.a) to (.b){c{top:0}}',
  ])('keeps rules that name no element or have a scope: %s', async (css) => {
    expect(await isolated(css)).toContain(css);
  });

  it('prefixes every custom property of the page, where it is defined and where it is read', async () => {
    const css = await isolated(
      "@layer theme{:root,:host{--spacing:4px}}:where(:root),:where([data-theme='light']){--meridian-line:red}.a{--tw-b:1;padding:var(--spacing);color:var(--meridian-line)}",
    );
    expect(css).toContain(':root,:host{--meridian-spacing:4px}');
    expect(css).toContain(":where(:root),:where([data-theme='light']){--meridian-line:red}");
    expect(css).toContain(`.a${isOurs}{--tw-b:1;padding:var(--meridian-spacing);color:var(--meridian-line)}`);
  });
});
