import { configure, getConfig } from 'storybook/test';

/*
 * A query that finds nothing prints the whole page into its error. `waitFor` discards each of these errors but the last,
 * to which it adds the page itself.
 */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    if (!isWaiting) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
