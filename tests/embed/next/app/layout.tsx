import type { ReactNode } from 'react';
import '../shared/host.css';

export const metadata = { title: "A partner's page", icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
