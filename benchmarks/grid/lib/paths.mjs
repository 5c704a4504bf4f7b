import path from 'node:path';

export const benchmarkDir = path.dirname(import.meta.dirname);
export const repositoryDir = path.resolve(benchmarkDir, '../..');
export const pagesDir = path.join(benchmarkDir, 'dist/pages');
export const resultsDir = path.join(benchmarkDir, 'dist/results');
export const sizesFile = path.join(resultsDir, 'sizes.json');
export const runFile = path.join(resultsDir, 'run.json');
