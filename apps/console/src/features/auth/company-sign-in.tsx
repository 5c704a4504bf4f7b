import { endpoints } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { storePendingSignIn } from '../../lib/session/company-sign-in';

export interface CompanySignInProps {
  /** The page to open afterwards. */
  redirect: string | undefined;
  /** Opens the company's log-in page; only tests pass another function. */
  open?: (url: string) => void;
}

/** The button to the company's log-in page; empty unless the server has one. */
export function CompanySignIn({ redirect, open = (url) => location.assign(url) }: CompanySignInProps) {
  const { t } = useTranslation('auth');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const { data } = useQuery({
    queryKey: ['signInOptions'],
    queryFn: ({ signal }) => api.call(endpoints.getSignInOptions, { signal }),
    staleTime: Infinity,
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call(endpoints.companySignInBegin),
    onSuccess: ({ url, handle }) => {
      storePendingSignIn({ handle, ...(redirect !== undefined && { redirect }) });
      open(url);
    },
  });
  if (!data?.company) return null;
  return (
    <div className="mx-auto w-full max-w-90 pb-6 [--meridian-control-font-size:14px] [--meridian-control-height:40px]">
      <p className="mb-3 text-center text-12 text-fg-3">{t('or')}</p>
      {error && (
        <Alert tone="bad" className="mb-3">
          {errorMessage(error)}
        </Alert>
      )}
      <Button className="w-full" isLoading={isPending || isSuccess} onClick={() => mutate()}>
        {t('company', { name: data.company.label })}
      </Button>
    </div>
  );
}
