import { useEffect } from 'react';
import { create } from 'zustand';

/** Names of pages whose address has a parameter, by the path of their tags. Already translated. */
export const usePageNames = create<{ names: Readonly<Record<string, string>> }>(() => ({ names: {} }));

/** Names the tag of a page after its content, such as a draft. */
export function useTagName(path: string, name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) usePageNames.setState(({ names }) => ({ names: { ...names, [path]: name } }));
  }, [path, name]);
}
