export type { CredentialsSource, ProviderCredentials } from './credentials-source';
export { openProviders, simulatorFolderOf, type OpenProviders } from './open-providers';
export { pictureHostsOf } from './provider-hosts';
export { isProviderError, ProviderError, providerErrorCodes, type ProviderErrorCode } from './provider-error';
export { fillSimulator } from './simulator/fill-simulator';
export { findAccountProvider } from './provider-accounts.repository';
export { connectAccount, connectTo, findProvider } from './providers';
export { noApps } from './wire/apps';
export { compareFields, fieldsAtProvider, notSent, unknownFields } from './wire/compare';
export {
  itemName,
  notTakenCode,
  type CallOptions,
  type ImageBinding,
  type ItemFailure,
  type ItemOutcome,
  type NewProviderItem,
  type Provider,
  type ProviderConnection,
  type ProviderItem,
  type ProviderReport,
  type ProviderReportRow,
} from './provider-port';
