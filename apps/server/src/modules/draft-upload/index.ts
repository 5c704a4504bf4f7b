export { draftUploadRoutes } from './draft-upload.routes';
export { scheduleUploadWatch } from './watch-uploads';
