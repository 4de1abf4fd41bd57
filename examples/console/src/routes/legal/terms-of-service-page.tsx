import type { ReactElement } from 'react';
import { LegalPage } from './legal-page.tsx';
import { termsOfService } from './terms-of-service.hr.ts';

/** /TermsOfService */
export function TermsOfServicePage(): ReactElement {
  return <LegalPage legal={termsOfService} />;
}
