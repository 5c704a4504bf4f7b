import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({ testEnvironment: 'jsdom', testTimeout: 60_000 });

// as in the READMEs: ES modules of packages are also transformed
export default async () => ({ ...(await config()), transformIgnorePatterns: [] });
