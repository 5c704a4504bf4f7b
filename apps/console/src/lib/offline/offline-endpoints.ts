import { endpoints } from '@meridian/api-client/contract';
import { defineOfflineMutation } from '@meridian/api-client/react';
import { serverProbe } from './server-probe';

/**
 * The endpoints that may safely be requested twice: their bodies state the result. Changes of one scope are sent in order, so that the
 * last one wins.
 */
export const offlineEndpoints = {
  accountFollow: defineOfflineMutation(serverProbe, {
    name: 'accountFollow',
    schema: endpoints.accountFollow.body,
    send: (api, body) => api.call(endpoints.accountFollow, { body }),
  }),
  changeLanguage: defineOfflineMutation(serverProbe, {
    name: 'changeLanguage',
    schema: endpoints.changeLanguage.body,
    send: (api, body) => api.call(endpoints.changeLanguage, { body }),
  }),
  messageRead: defineOfflineMutation(serverProbe, {
    name: 'messageRead',
    schema: endpoints.messageRead.body,
    send: (api, body) => api.call(endpoints.messageRead, { body }),
  }),
  reportFieldReset: defineOfflineMutation(serverProbe, {
    name: 'reportFieldReset',
    scope: 'reportFields',
    schema: endpoints.reportFieldReset.body,
    send: (api, body) => api.call(endpoints.reportFieldReset, { body }),
  }),
  reportFieldSave: defineOfflineMutation(serverProbe, {
    name: 'reportFieldSave',
    scope: 'reportFields',
    schema: endpoints.reportFieldSave.body,
    send: (api, body) => api.call(endpoints.reportFieldSave, { body }),
  }),
  reportViewSave: defineOfflineMutation(serverProbe, {
    name: 'reportViewSave',
    schema: endpoints.reportViewSave.body,
    send: (api, body) => api.call(endpoints.reportViewSave, { body }),
  }),
};
