import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({ testEnvironment: 'jsdom', testTimeout: 60_000 });

// as the READMEs say: ES modules of packages are transformed too
export default async () => ({ ...(await config()), transformIgnorePatterns: [] });
