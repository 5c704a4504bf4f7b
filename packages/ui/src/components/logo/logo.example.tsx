import { Logo } from './logo';

export function LogoExample() {
  return (
    <span className="flex items-center gap-2 text-16 font-semibold">
      <Logo />
      Meridian
    </span>
  );
}
