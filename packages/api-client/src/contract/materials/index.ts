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
export {
  imageFile,
  imageFileUrl,
  imagePageSizes,
  imageSorts,
  imageUsesSchema,
  maxImageIds,
  type ImageFileAccess,
  type ImageFileSize,
  type ImageUse,
  type LibraryImage,
} from './images';
export { imageErrorSchema, type ImageUploadResult } from './image-uploads';
export { maxThemeNameLength, maxThemesPerAccount, type ImageTheme } from './image-themes';
