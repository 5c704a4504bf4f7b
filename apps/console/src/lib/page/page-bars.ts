import { createContext } from 'react';

/** Which bars the server wants over the open page; a page that stands alone has all. */
export const PageBars = createContext<{ hasSearchBar: boolean }>({ hasSearchBar: true });
