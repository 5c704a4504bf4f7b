import { createContext } from 'react';

/** The bars that the server requires above the open page; a page rendered alone has all. */
export const PageBars = createContext<{ hasSearchBar: boolean }>({ hasSearchBar: true });
