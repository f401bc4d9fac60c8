import type { ReactNode } from 'react';

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-heading">{name}</h2>
      <div className="flex flex-wrap items-center gap-4 *:max-w-full">{children}</div>
    </section>
  );
}
