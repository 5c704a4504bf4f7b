import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api';

/**
 * The user's email address; null if there is none, with the reason: it is `notConfirmed`, or the server sends no emails (`off`).
 * Undefined while it loads.
 */
export function useMailAddress():
  | { address: string; reason: null }
  | { address: null; reason: 'notConfirmed' | 'off' }
  | undefined {
  const { data: mail } = useQuery(endpointOptions(useApi(), endpoints.mailSettings, { body: {} }));
  if (!mail) return undefined;
  if (!mail.isOffered) return { address: null, reason: 'off' };
  const { address, isConfirmed } = mail;
  return isConfirmed && address !== null
    ? { address, reason: null }
    : { address: null, reason: 'notConfirmed' };
}
