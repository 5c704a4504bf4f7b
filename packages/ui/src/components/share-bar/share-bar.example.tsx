import { ShareBar } from './share-bar';

export function ShareBarExample() {
  return (
    <ShareBar
      parts={[
        { id: 'mobile', label: 'Mobile', share: 0.707 },
        { id: 'computer', label: 'Computer', share: 0.293 },
      ]}
    />
  );
}
