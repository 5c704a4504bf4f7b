import { ChangeText } from './change-text';

export function ChangeTextExample() {
  return (
    <p>
      Average CPC ￥3.23{' '}
      <ChangeText change={{ text: '4.1%', direction: 'down', tone: 'good', spoken: 'down 4.1 percent' }} />
    </p>
  );
}
