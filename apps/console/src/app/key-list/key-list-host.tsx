import { useEffect } from 'react';
import { create } from 'zustand';
import { useShortcut } from '../../lib/keys/use-shortcut';
import { LazyDialog } from '../../lib/lazy/lazy-dialog';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';

const useKeyList = create(() => ({ isOpen: false }));
const handleOpenChange = (isOpen: boolean) => useKeyList.setState({ isOpen });
const KeyListDialog = lazyWithPreload(() =>
  import('./key-list-dialog').then((module) => module.KeyListDialog),
);

/** Opens the list of keys; when it closes, the focus returns to the currently focused element. */
export function openKeyList(): void {
  handleOpenChange(true);
}

/** Renders the list of keys when the user opens it, also by `?`. Rendered once, in the shell. */
export function KeyListHost() {
  const { isOpen } = useKeyList();
  useShortcut('keys', openKeyList);
  // closed for the next user who logs in
  useEffect(() => () => handleOpenChange(false), []);
  return <LazyDialog dialog={KeyListDialog} isOpen={isOpen} onOpenChange={handleOpenChange} />;
}
