export {
  cropTargetSize,
  canCropTo,
  findCropProblem,
  findImageSizeProblem,
  imageExtensions,
  imageProblems,
  imageRatioOf,
  imageRatios,
  maxImageBytes,
  maxImagePixels,
  maxImagesPerUpload,
  minImageSize,
  type CropArea,
  type ImageCrop,
  type ImageProblem,
  type ImageRatio,
  type PixelSize,
} from './image-rules';
export { imagePageSizes } from './image-page-sizes';
export {
  imageFile,
  imageFileUrl,
  imageSorts,
  imageSyncStates,
  imageUsesSchema,
  maxImageIds,
  maxImageNames,
  type ImageFileAccess,
  type ImageFileSize,
  type ImageSyncState,
  type ImageUse,
  type LibraryImage,
  type NamedImage,
} from './images';
export { imageErrorSchema, type ImageUploadResult } from './image-uploads';
export { maxThemeNameLength, maxThemesPerAccount, type ImageTheme } from './image-themes';
