import { preprocessCSS, resolveConfig } from 'vite';

/** Elements of our components: not the children of a slot, which belong to the host, until one of them is a component. */
const ourElements = '([data-scope-ui]) to ([data-scope-end] > *, :scope[data-scope-end] > *)';
/** The element itself is one of ours: `*` costs nothing, and `:scope` admits the root of a component. */
const isOurs = ':where(:scope,*)';
/** The same for an element before a combinator. */
const isOursToo = ':where(:scope,:scope *)';

const ofTokens = /^(:where\()?(:root|\[data-(theme|size|accent)\b)/;
const notOfElements = /^(\*|from$|to$|\d)/;
const prefix = '--meridian-';

/**
 * Isolates a finished style sheet from its page: rules apply only to elements of our components, and every custom property of the sheet
 * has our prefix, including Tailwind's own theme (`--spacing` may also be a name of the page).
 */
export async function isolateCss(css) {
  const plugins = [{ postcssPlugin: 'isolate', Once: isolate }];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  return (await preprocessCSS(css, 'styles.css', config)).code;
}

function isolate(root, { AtRule }) {
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
  const scope = new AtRule({ name: 'scope', params: ourElements, nodes: [] });
  for (const node of root.nodes.filter(isOfElements)) scope.append(node);
  scope.walkRules((rule) => {
    rule.selectors = rule.selectors.map(scoped);
  });
  root.append(scope);
}

/** A rule for elements, or a condition around such rules. */
function isOfElements(node) {
  if (node.type === 'rule') return !ofTokens.test(node.selector) && !notOfElements.test(node.selector);
  const isCondition = node.type === 'atrule' && /^(media|supports|container)$/.test(node.name);
  return isCondition && node.some(isOfElements);
}

/** A class whose name may contain any character: plain, escaped, or escaped by its number. */
const className = /\.(?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6} ?|\\.)+/;
/** Parentheses are nested at most twice. */
const pseudoClass = /:(?:where|is)\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*\)/;
const classFirst = new RegExp(`^(?:${className.source}|${pseudoClass.source})`, 'i');

/** The class comes first: browsers match it first. */
function scoped(selector) {
  const [first = ''] = classFirst.exec(selector) ?? [];
  const rest = selector.slice(first.length);
  return first + (/[\s>+~]/.test(withoutArguments(rest)) ? isOursToo : isOurs) + rest;
}

/** Removes the content of parentheses and brackets. */
function withoutArguments(selector) {
  const shorter = selector.replace(/\\.|\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
