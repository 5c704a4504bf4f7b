// Rules of this repository that oxlint has no setting for (ADR 14).

import nx from '@nx/oxlint/boundaries-plugin';
import path from 'node:path';

const nxRule = nx.rules['enforce-module-boundaries'];

/** Who may depend on whom, by the tags in each package.json. */
const moduleBoundaries = {
  meta: nxRule.meta,
  create(context) {
    const visitor = nxRule.create(context);
    // without a project graph the rule of Nx passes every file
    if (!visitor.ImportDeclaration)
      throw new Error('Nx has no project graph yet: run `npx nx show projects`, then lint again.');
    return visitor;
  },
};

/** The console's features never import each other: `app` composes them, and what two of them need lies in `lib`. */
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

/** As `no-restricted-imports` of oxlint, which passes over a pattern with a lookahead without a word. */
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

export default {
  meta: { name: 'meridian' },
  rules: {
    'module-boundaries': moduleBoundaries,
    'no-cross-feature-imports': noCrossFeatureImports,
    'no-export-all': noExportAll,
    'no-inner-html': noInnerHtml,
    'restricted-imports': restrictedImports,
    'zod-as-namespace': zodAsNamespace,
  },
};
