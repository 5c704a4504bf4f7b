export { createClient } from './client/create-client';
export { fileNameOf } from './client/file-name';
export type {
  ApiClient,
  EndpointRequest,
  EndpointResult,
  ClientOptions,
  DownloadedFile,
  DownloadRequest,
  JsonEndpoint,
  UploadEndpoint,
  UploadOptions,
} from './client/types';
export {
  ApiError,
  ContractError,
  isApiError,
  isContractError,
  isNetworkError,
  isApiResponseError,
  isTimeoutError,
  NetworkError,
  ApiResponseError,
  TimeoutError,
} from './errors/errors';
export { isSessionExpiredError, isUnreachableError } from './errors/error-causes';
export { errorMessage, type FindErrorText } from './errors/error-message';
