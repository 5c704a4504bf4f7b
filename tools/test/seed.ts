import fc from 'fast-check';

// one seed for every run, so that failures are caused by the change; `npm run test:property` uses new ones
if (import.meta.env['MERIDIAN_TEST_RANDOM_SEED'] === undefined) fc.configureGlobal({ seed: 1 });
