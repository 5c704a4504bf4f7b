import path from 'node:path';

export default {
  output: 'export',
  // the packages are installed one folder above
  turbopack: { root: path.resolve('..') },
  // types.spec.ts checks these pages, more strictly
  typescript: { ignoreBuildErrors: true },
};
