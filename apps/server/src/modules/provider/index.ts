export { openProvider, type OpenProvider } from './open-provider';
export { isProviderError, ProviderError, providerErrorCodes, type ProviderErrorCode } from './provider-error';
export {
  itemName,
  type CallOptions,
  type ImageBinding,
  type ItemFailure,
  type ItemOutcome,
  type NewProviderImage,
  type NewProviderItem,
  type OfflineReason,
  type Provider,
  type ProviderAccountInfo,
  type ProviderConnection,
  type ProviderFields,
  type ProviderItem,
  type ProviderItemChange,
  type ProviderItemState,
  type ProviderSelection,
} from './provider-port';
