import { preprocessCSS, resolveConfig } from 'vite';

const scope = '[data-scope-ui]';
/** Every element of ours, at no weight. */
const inScope = `:where(${scope},${scope} *)`;
/** Where a component begins in the page, and where theme, size or accent change inside of one. */
const islands = `:where(${scope}:not(${scope} *),${scope} :is([data-theme],[data-size],[data-accent],[data-elevated]))`;
/** Holds for everything and weighs four elements, as in preflight.css: more than a page's rules for elements. */
const weight = ':not(x x x x)';

const ofTokens = /^(:root|\[data-(theme|size|accent)\b)/;
const notOfElements = /^(\*|from$|to$|\d)/;

/**
 * Keeps a finished style sheet and the page it comes to apart: classes reach our components alone, and tokens live on
 * the page under a prefix (`--accent` may be a name of the page's own), under their own names inside of our components.
 */
export async function isolateCss(css) {
  const plugins = [{ postcssPlugin: 'isolate', Once: isolate }];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  return (await preprocessCSS(css, 'styles.css', config)).code;
}

function isolate(root, { Rule }) {
  const names = new Set();
  root.walkRules(ofTokens, (rule) => {
    rule.walkDecls((declaration) => {
      // Tailwind's theme, where a token gives its name to a class: `--ease-out: var(--ease-out)`
      if (declaration.value === `var(${declaration.prop})`) declaration.remove();
      else names.add(declaration.prop);
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkRules((rule) => {
    if (ofTokens.test(rule.selector)) {
      rule.walkDecls((declaration) => {
        declaration.prop = onThePage(declaration.prop);
        declaration.value = declaration.value.replace(/(?<=var\()--[\w-]+/g, (name) =>
          names.has(name) ? onThePage(name) : name,
        );
      });
    } else if (!rule.selector.includes(scope) && !notOfElements.test(rule.selector)) {
      rule.selectors = rule.selectors.map(scoped);
    }
  });
  const tokens = new Rule({ selector: islands + weight });
  for (const prop of names) tokens.append({ prop, value: `var(${onThePage(prop)})` });
  root.append(tokens);
}

/** `--accent` is `--meridian-accent`; `color-scheme`, a property that goes with the theme, is a token too. */
const onThePage = (name) => `--meridian-${name.replace(/^--/, '')}`;

/** A class, whose name may hold any character: as it is, or escaped by itself or by its number. */
const classFirst = /^\.(?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6} ?|\\.)+/i;

/** The class first: browsers match it before they match the component around. */
function scoped(selector) {
  const [first = ''] = classFirst.exec(selector) ?? [];
  return first + inScope + selector.slice(first.length);
}
