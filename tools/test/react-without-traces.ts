import * as React from 'react';

/*
 * The development build of React records every component for the performance panel of the browser, and a call stack for every element.
 * No test reads them, and they take a third of the time. Must run before React DOM is loaded.
 */
Reflect.set(console, 'timeStamp', undefined);
Reflect.set(console, 'createTask', undefined);
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// React stops recording after 10,000 stacks within a second
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
