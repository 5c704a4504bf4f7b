import fc from 'fast-check';

// `npm test` asks the same questions each time: what it says of a change is about the change. `npm run explore` asks others.
if (process.env['EXPLORE'] === undefined) fc.configureGlobal({ seed: 1 });
