// Rules of this repository that cannot be expressed by oxlint settings (ADR 14).

import path from 'node:path';

/** The package of a file: `ui` for `packages/ui/src/index.ts`. */
const packageOf = (file, root) =>
  /^(?:apps|packages)\/([^/]+)/.exec(path.relative(root, file).replaceAll(path.sep, '/'))?.[1];

/** A package imports only those that the options list for it, and only by their names. */
const packageBoundaries = {
  meta: { schema: [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }] },
  create({ cwd, filename, options: [allowed], report }) {
    const own = packageOf(filename, cwd);
    const problemOf = (specifier) => {
      const named = /^@meridian\/([^/]+)/.exec(specifier)?.[1];
      if (named !== undefined && named === own) return 'A package imports its own files by their paths.';
      if (named !== undefined && !allowed[own]?.includes(named))
        return `The options of this rule don’t list ${named} for ${own}.`;
      if (!specifier.startsWith('.')) return undefined;
      const other = packageOf(path.resolve(path.dirname(filename), specifier), cwd);
      return other === undefined || other === own ? undefined : `Import @meridian/${other} by its name.`;
    };
    const check = (node) => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' ? problemOf(specifier) : undefined;
      if (message !== undefined) report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The console's features never import each other: `app` composes them, and `lib` contains code that two of them need. */
const noCrossFeatureImports = {
  create(context) {
    const [, features, feature] = /^(.*[\\/]src[\\/]features)[\\/]([^\\/]+)/.exec(context.filename) ?? [];
    const isIn = (folder, file) => `${file}${path.sep}`.startsWith(`${folder}${path.sep}`);
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const file = path.resolve(path.dirname(context.filename), specifier);
      if (!isIn(features, file) || isIn(path.join(features, feature), file)) return;
      const message = 'A feature of the console imports no other feature: move what both need to lib.';
      context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Folders of the server, from the bottom up. Other files assemble the server. */
const serverLayers = ['platform', 'kits', 'report-engine', 'modules'];

/** A file of the server, its layer, and in `modules` its module; undefined outside the server. */
function serverPart(file, root) {
  const place = /^apps\/server\/src\/(.*)/.exec(path.relative(root, file).replaceAll(path.sep, '/'))?.[1];
  if (place === undefined) return undefined;
  // the list of modules assembles them
  if (place === 'modules/index.ts') return { layer: 'index.ts', isDoor: true };
  const [layer, module, ...rest] = place.split('/');
  return layer === 'modules'
    ? { layer, module, isDoor: rest.length === 0 }
    : { layer, isDoor: module === undefined };
}

/**
 * Each layer of the server imports only itself and those below it, and a module only the modules that the options list for it. Modules
 * and the report engine are imported by their index. Tests may combine any parts.
 */
const serverBoundaries = {
  meta: { schema: [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }] },
  create({ cwd, filename, options: [allowed], report }) {
    const own = serverPart(filename, cwd);
    const isTest = /\.(test|fixture)\.ts$|[\\/]testing[\\/]/.test(filename);
    if (own === undefined || isTest) return {};
    const level = serverLayers.indexOf(own.layer);
    const problemOf = (specifier) => {
      const other = serverPart(path.resolve(path.dirname(filename), specifier), cwd);
      if (other === undefined || (other.layer === own.layer && other.module === own.module)) return undefined;
      if (['modules', 'report-engine'].includes(other.layer) && !other.isDoor)
        return `Import ${other.module ?? other.layer} by its index.`;
      // files that assemble the server may import every layer
      if (level === -1) return undefined;
      if (!serverLayers.slice(0, level + 1).includes(other.layer))
        return `${own.layer} imports only ${serverLayers.slice(0, level + 1).join(', ')}.`;
      if (other.module === undefined || allowed[own.module]?.includes(other.module)) return undefined;
      return `The options of this rule don’t list ${other.module} for ${own.module}.`;
    };
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const message = problemOf(specifier);
      if (message !== undefined) report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Whether an import or export of a file has only types, so that nothing of it remains in the JavaScript. */
const isOfTypes = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type'));

const queryMethods = ['$count', 'execute', 'insert', 'select', 'selectDistinct'];

/**
 * Above the platform, SQL is in `*.repository.ts` and `*-sql.ts`: no other file imports Drizzle or tables, or begins a query. Row types
 * are allowed. Routes begin no transaction either.
 */
const sqlInRepositories = {
  create({ cwd, filename, report }) {
    const own = serverPart(filename, cwd);
    const isExempt = /(\.repository|-sql|\.test|\.fixture)\.ts$|[\\/]testing[\\/]/.test(filename);
    if (!serverLayers.slice(1).includes(own?.layer) || isExempt) return {};
    const isRoutes = /\.routes?\.ts$/.test(filename);
    const problemOf = (specifier) => {
      if (/^drizzle-orm(\/|$)/.test(specifier)) return 'Only *.repository.ts and *-sql.ts import Drizzle.';
      return /\/platform\/db\/schema(\/|$)/.test(specifier)
        ? 'Only *.repository.ts and *-sql.ts import tables; others import types of rows.'
        : undefined;
    };
    const check = (node) => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' && !isOfTypes(node) ? problemOf(specifier) : undefined;
      if (message !== undefined) report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      'CallExpression > MemberExpression.callee'({ property, parent }) {
        if (property.type === 'Identifier' && queryMethods.includes(property.name))
          report({ node: parent, message: 'Only *.repository.ts and *-sql.ts begin a query.' });
        if (isRoutes && property.name === 'transaction')
          report({ node: parent, message: 'A use case owns the transaction, not a route.' });
      },
    };
  },
};

/** Like `no-restricted-imports` of oxlint, which silently skips patterns with a lookahead. */
const restrictedImports = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { regex: { type: 'string' }, message: { type: 'string' } },
        required: ['regex', 'message'],
        additionalProperties: false,
      },
    },
  },
  create(context) {
    const patterns = context.options.map(({ regex, message }) => ({ regex: new RegExp(regex), message }));
    const check = (node) => {
      const specifier = node.source?.value ?? '';
      for (const { regex, message } of patterns) if (regex.test(specifier)) context.report({ node, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

const noExportAll = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'List the names.' }),
  }),
};

/** A named import of zod does not tree-shake: 91 KB instead of 24 KB. */
const zodAsNamespace = {
  create: (context) => ({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== 'zod') return;
      const named = specifiers.filter(({ type }) => type !== 'ImportNamespaceSpecifier');
      for (const node of named) context.report({ node, message: "import * as z from 'zod'" });
    },
  }),
};

const noInnerHtml = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'dangerouslySetInnerHTML') return;
      const message = 'HTML reaches the page through one sanitising component only.';
      context.report({ node, message });
    },
  }),
};

/** `{ a, ...{ b } }` is `{ a, b }` without the check for properties that the type does not have. */
const noSpreadLiteral = {
  create: (context) => ({
    'ObjectExpression > SpreadElement > ObjectExpression'(node) {
      context.report({ node, message: 'Write the properties into the object.' });
    },
    'JSXSpreadAttribute > ObjectExpression'({ properties, parent }) {
      // a computed name has no other form
      if (properties.some(({ computed }) => computed)) return;
      context.report({ node: parent, message: 'Write the properties as attributes.' });
    },
  }),
};

/** Enter, Escape and arrows select proposals of an input method: without this, they would also act on the text. */
const composedKeys = {
  create: (context) => ({
    JSXAttribute({ name, value, parent }) {
      if (name.name !== 'onKeyDown' || !/^(input|textarea)$|(Field|Area)$/.test(parent.name.name)) return;
      if (value?.expression?.callee?.name === 'unlessComposing') return;
      context.report({ node: value ?? name, message: 'Leave keys to input methods: `unlessComposing`.' });
    },
    MemberExpression({ property }) {
      if (property.name !== 'isComposing' || context.filename.endsWith('composition.ts')) return;
      const message = 'Safari needs more than this property: `isComposing` of @meridian/ui.';
      context.report({ node: property, message });
    },
  }),
};

/** Commas of English are wrong in Chinese. */
const noJoinedList = {
  create: (context) =>
    /\.(test|db|stories)\.|\/(testing|stories)\//.test(context.filename)
      ? {}
      : {
          CallExpression({ callee, arguments: [separator] }) {
            if (callee.property?.name !== 'join' || !/^(, |、|，)$/.test(separator?.value ?? '')) return;
            const message = 'Lists are separated by `formatList` of @meridian/i18n/core; code by "," alone.';
            context.report({ node: separator, message });
          },
        },
};

export default {
  meta: { name: 'meridian' },
  rules: {
    'composed-keys': composedKeys,
    'no-cross-feature-imports': noCrossFeatureImports,
    'no-export-all': noExportAll,
    'no-inner-html': noInnerHtml,
    'no-joined-list': noJoinedList,
    'no-spread-literal': noSpreadLiteral,
    'package-boundaries': packageBoundaries,
    'restricted-imports': restrictedImports,
    'server-boundaries': serverBoundaries,
    'sql-in-repositories': sqlInRepositories,
    'zod-as-namespace': zodAsNamespace,
  },
};
