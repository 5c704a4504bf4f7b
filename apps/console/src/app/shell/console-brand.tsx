import { useTranslation } from '@meridian/i18n';
import { Brand } from '@meridian/ui/shell';
import { Link } from '@tanstack/react-router';

/** Logo and name of the console; leads home. */
export function ConsoleBrand({ isFolded = false }: { isFolded?: boolean }) {
  const { t } = useTranslation();
  return (
    <Brand
      name={t('brand')}
      isFolded={isFolded}
      renderLink={(props) => <Link to="/" activeProps={{}} {...props} />}
    />
  );
}
