export { addImages, type ImageToAdd } from './add-images';
export { encodeImage } from './encode-image';
export { createImageFiles, imageFileKey, thumbnailKey } from './image-files';
export { createImageSyncsRepository } from './image-syncs.repository';
export { materialsRoutes } from './materials.routes';
export { createImageProvider, type ImageProvider } from './provide-images';
export { removeOldImages } from './remove-old-images';
export { resolveTheme } from './resolve-theme';
