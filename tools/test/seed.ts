import fc from 'fast-check';

// one seed for every run, so that a failure is about the change; `npm run test:property` takes new ones
if (import.meta.env['MERIDIAN_TEST_RANDOM_SEED'] === undefined) fc.configureGlobal({ seed: 1 });
