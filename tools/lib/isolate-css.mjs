import { preprocessCSS, resolveConfig } from 'vite';

const scope = '[data-scope-ui]';
/** Every element of ours, at no weight. */
const inScope = `:where(${scope},${scope} *)`;

const ofTokens = /^(:where\()?(:root|\[data-(theme|size|accent)\b)/;
const notOfElements = /^(\*|from$|to$|\d)/;
const prefix = '--meridian-';

/**
 * Keeps a finished style sheet and the page it comes to apart: classes reach our components alone, and every custom
 * property of the sheet has our prefix, Tailwind's own theme included (`--spacing` may be a name of the page's own).
 */
export async function isolateCss(css) {
  const plugins = [{ postcssPlugin: 'isolate', Once: isolate }];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  return (await preprocessCSS(css, 'styles.css', config)).code;
}

function isolate(root) {
  const names = new Set();
  root.walkRules(ofTokens, (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => {
      if (!prop.startsWith(prefix)) names.add(prop);
    });
  });
  const withPrefix = (name) => (names.has(name) ? name.replace(/^--/, prefix) : name);
  root.walkDecls((declaration) => {
    declaration.prop = withPrefix(declaration.prop);
    declaration.value = declaration.value.replace(/(?<=var\()--[\w-]+/g, withPrefix);
  });
  root.walkRules((rule) => {
    if (ofTokens.test(rule.selector) || notOfElements.test(rule.selector)) return;
    if (!rule.selector.includes(scope)) rule.selectors = rule.selectors.map(scoped);
  });
}

/** A class, whose name may hold any character: as it is, or escaped by itself or by its number. */
const className = /\.(?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6} ?|\\.)+/;
/** Parentheses within parentheses stand at most twice. */
const pseudoClass = /:(?:where|is)\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*\)/;
const classFirst = new RegExp(`^(?:${className.source}|${pseudoClass.source})`, 'i');

/** The class first: browsers match it before they match the component around. */
function scoped(selector) {
  const [first = ''] = classFirst.exec(selector) ?? [];
  return first + inScope + selector.slice(first.length);
}
