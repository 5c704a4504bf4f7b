import { endpoints } from '@meridian/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';

/** The picture and its proof of work. An attempt invalidates it: `renew` fetches another. */
export function useCaptcha() {
  const api = useApi();
  const query = useQuery({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => api.call(endpoints.getPictureValidationCode, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
  const renew = async () => {
    const { data, error } = await query.refetch();
    if (!data || error) throw error ?? new Error('no captcha');
    return data;
  };
  return { captcha: query.data, isFetching: query.isFetching, error: query.error, renew };
}
