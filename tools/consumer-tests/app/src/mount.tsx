import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { HostPage } from './host-page';

/** Renders the host's page with its content. */
export function mount(children?: ReactNode) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <HostPage>{children}</HostPage>
    </StrictMode>,
  );
}
