import type { Plugin } from 'vite';

const contract = /packages\/api-client\/src\/contract\/.*\.ts$/;
/** `summary: '…',` and its forms in backticks, on one line or the next. */
const summary = /^\s*summary:\s*(?:'[^'\n]*'|`[^`\n]*`),\n/gm;

/** Leaves out what the contract says of each call for readers of its documents: no page shows it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return contract.test(id) ? { code: code.replace(summary, "summary: '',\n"), map: null } : undefined;
    },
  };
}
