/**
 * For `configure` of Testing Library: errors without the markup of the page. A search that waits would print all of it at each try, for
 * errors that no report shows.
 */
export const getElementError = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
