import { useEffect } from 'react';
import { create } from 'zustand';
import { LazyOverlay } from '../../lib/lazy-overlay';

const useDrawer = create(() => ({ isOpen: false }));
const handleOpenChange = (isOpen: boolean) => useDrawer.setState({ isOpen });
const load = () => import('./settings-drawer');

/** Opens the settings drawer; when it closes, the focus goes back to where it is now. */
export function openSettingsDrawer(): void {
  handleOpenChange(true);
}

/** Stands once in the shell; draws the settings drawer when somebody opens it. */
export function SettingsDrawerHost() {
  const { isOpen } = useDrawer();
  // who signs in next finds it closed
  useEffect(() => () => handleOpenChange(false), []);
  return (
    <LazyOverlay isOpen={isOpen} onOpenChange={handleOpenChange} load={load}>
      {({ SettingsDrawer }) => <SettingsDrawer isOpen={isOpen} onOpenChange={handleOpenChange} />}
    </LazyOverlay>
  );
}
