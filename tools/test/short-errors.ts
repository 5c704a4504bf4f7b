/**
 * For `configure` of Testing Library: errors without the markup of the page. A search that waits would print all of it at each try, for
 * errors that no report shows.
 */
export function getElementError(message: string | null): Error {
  const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  // a report shows the first line of our own code: that of the test
  Error.captureStackTrace(error, getElementError);
  return error;
}
