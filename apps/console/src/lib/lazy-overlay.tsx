import { useTranslation } from '@meridian/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { notify } from './notices';
import { useModule } from './use-module';

export interface LazyOverlayProps<Module> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Fetches the module of the dialog or drawer. Must stay the same function. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/** A dialog or drawer that is fetched when it first opens. A failed download says so; the next opening tries again. */
export function LazyOverlay<Module>(props: LazyOverlayProps<Module>) {
  const [isNeeded, setIsNeeded] = useState(props.isOpen);
  if (props.isOpen && !isNeeded) setIsNeeded(true);
  return isNeeded && <Fetched {...props} onFailed={() => setIsNeeded(false)} />;
}

function Fetched<Module>({
  onOpenChange,
  onFailed,
  load,
  children,
}: LazyOverlayProps<Module> & { onFailed: () => void }) {
  const { t } = useTranslation('shell');
  const { module, hasFailed } = useModule(load);
  useEffect(() => {
    if (!hasFailed) return;
    notify({ tone: 'error', title: t('topBar.loadFailed') });
    onOpenChange(false);
    onFailed();
  }, [hasFailed, onFailed, onOpenChange, t]);
  return module && children(module);
}
