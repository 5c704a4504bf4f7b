import { useTranslation } from '@meridian/i18n';
import { Button, SegmentedControl } from '@meridian/ui';
import { StarIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import type { HomeAddress } from './home-address';
import type { HomeView } from './home-view';
import { useScopeText, type Scope } from './scope';

export interface HomeHeadProps {
  view: HomeView;
  scope: Scope;
  onChange: (change: HomeAddress) => void;
  /** After the filters. */
  actions?: ReactNode;
}

/** The title with the scope of the metrics, and their filters: currency and followed accounts. */
export function HomeHead({ view, scope, onChange, actions }: HomeHeadProps) {
  const { t } = useTranslation(['home', 'routes']);
  const scopeText = useScopeText({
    scope,
    followedOnly: view.followedOnly,
    currency: view.currency,
  });
  return (
    <header className="flex flex-wrap items-center gap-ctl px-page pt-3.5 pb-3 max-desktop:px-4">
      <div className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="text-20 font-semibold tracking-tight">{t('routes:home')}</h1>
        <p className="truncate text-12 text-fg-3">{scopeText}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-ctl max-desktop:w-full">
        {scope.currencies.length > 1 && (
          <SegmentedControl
            label={t('currency')}
            items={scope.currencies.map((code) => ({ value: code, label: code }))}
            value={view.currency}
            onValueChange={(currency) => onChange({ currency })}
            className="max-desktop:w-full"
          />
        )}
        <Button
          icon={<StarIcon />}
          aria-pressed={view.followedOnly}
          onClick={() => onChange({ followed: view.followedOnly ? undefined : '1', page: undefined })}
        >
          {t('followedOnly')}
        </Button>
        {actions}
      </div>
    </header>
  );
}
