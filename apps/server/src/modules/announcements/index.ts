export { announcementsRoutes } from './announcements.routes';
