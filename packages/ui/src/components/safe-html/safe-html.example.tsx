import { SafeHtml } from './safe-html';

const message = '<h3>Read only on Sunday</h3><p>Reports change again after <b>03:00</b>.</p>';

export function SafeHtmlExample() {
  return <SafeHtml html={message} onNavigate={(path) => console.log('open', path)} />;
}
