import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { useModule } from '../../../lib/use-module';
import type { CompareControlProps } from './compare-controls';

const load = () => import('./compare-bar');

/** The bar of a comparison, fetched with the first one. */
export function ComparePanel(props: CompareControlProps) {
  const { t } = useTranslation('common');
  const { module, hasFailed, retry } = useModule(load);
  if (module) return <module.CompareBar {...props} />;
  return (
    <div className="flex min-h-11 shrink-0 items-center border-t border-line-2 bg-sunken px-page max-desktop:px-4">
      {hasFailed && (
        <Button variant="link" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
