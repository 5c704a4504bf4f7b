import { useEffect } from 'react';
import { create } from 'zustand';
import { LazyDialog } from '../../lib/lazy/lazy-dialog';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';

const useDrawer = create(() => ({ isOpen: false }));
const handleOpenChange = (isOpen: boolean) => useDrawer.setState({ isOpen });
const ConsoleSettings = lazyWithPreload(() =>
  import('./console-settings').then((module) => module.ConsoleSettings),
);

/** Opens the settings drawer; when it closes, the focus returns to the currently focused element. */
export function openSettingsDrawer(): void {
  handleOpenChange(true);
}

/** Renders the settings drawer when the user opens it. Rendered once, in the shell. */
export function SettingsDrawerHost() {
  const { isOpen } = useDrawer();
  // closed for the next user who logs in
  useEffect(() => () => handleOpenChange(false), []);
  return <LazyDialog dialog={ConsoleSettings} isOpen={isOpen} onOpenChange={handleOpenChange} />;
}
