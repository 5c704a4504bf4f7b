import path from 'node:path';

export default {
  output: 'export',
  // the packages are installed one folder above
  turbopack: { root: path.resolve('..') },
};
