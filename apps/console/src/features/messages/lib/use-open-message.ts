import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type Message } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/api';
import { useMarkMessages } from './use-mark-messages';

export interface OpenMessage {
  message: Message | undefined;
  /** Whether the message does not exist, or no longer exists. */
  isGone: boolean;
  /** Why it could not be loaded; undefined without an error. */
  error: unknown;
  retry: () => void;
}

export interface OpenMessageOptions {
  /** The message from a list, shown until it is loaded. */
  known?: Message | undefined;
  /** False to show it without marking it as read. */
  marks?: boolean;
}

const idSchema = z.uuid();

/** An open message, which is thereby read: marked once each time it is opened, so that the user can mark it as unread. */
export function useOpenMessage(
  id: string | undefined,
  { known, marks = true }: OpenMessageOptions = {},
): OpenMessage {
  const canExist = idSchema.safeParse(id).success;
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.messageDetail, { body: { id: id ?? '' } }),
    enabled: canExist,
    ...(known && { placeholderData: known }),
  });
  const { mark } = useMarkMessages();
  const isGone =
    id !== undefined && (!canExist || isApiResponseError(query.error, 'not_found') || isUnknown(query.error));
  const message = isGone ? undefined : query.data;
  const openedId = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined) openedId.current = undefined;
    if (!message || !marks || openedId.current === message.id) return;
    openedId.current = message.id;
    void mark([message], 1);
  }, [id, message, marks, mark]);
  return { message, isGone, error: message ? undefined : query.error, retry: () => void query.refetch() };
}

const isUnknown = (error: unknown) => isApiResponseError(error, 'invalid_request');
