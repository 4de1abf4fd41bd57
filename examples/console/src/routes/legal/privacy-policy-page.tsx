import type { ReactElement } from 'react';
import { LegalPage } from './legal-page.tsx';
import { privacyPolicy } from './privacy-policy.hr.ts';

/** /PrivacyPolicy */
export function PrivacyPolicyPage(): ReactElement {
  return <LegalPage legal={privacyPolicy} />;
}
