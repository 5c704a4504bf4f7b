import { Toaster as Sonner } from 'sonner';
import { cssVariables } from '../../lib/css-variables';

export interface ToasterProps {
  /** Names the region. */
  label: string;
}

/** The region of the toasts, once per app. Max three; they stay while the pointer is over them. */
export function Toaster({ label }: ToasterProps) {
  return (
    <Sonner
      containerAriaLabel={label}
      position="bottom-right"
      expand
      visibleToasts={3}
      gap={8}
      offset={20}
      style={{ zIndex: 'var(--meridian-z-toast)', ...cssVariables({ '--width': '380px' }) }}
    />
  );
}
