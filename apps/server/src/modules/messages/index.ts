export { createBalanceWatch } from './balance-watch';
export { messageEventsRoute } from './message-events.route';
export { messagesRoutes } from './messages.routes';
export { removeOldMessages } from './messages.repository';
