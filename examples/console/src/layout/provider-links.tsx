import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../services/texts.ts';
import { useConfig } from '../services/use-config.ts';
import * as css from './footer.css.ts';

/** The provider's name and link as the installation has them (S1.40), and the public pages. */
export function ProviderLinks(): ReactElement {
  const text = useText();
  const provider = useConfig()?.provider ?? null;
  const isWeb = provider !== null && /^https?:\/\//.test(provider.url);
  return (
    <>
      {isWeb ? (
        <a className={css.link} href={provider.url} rel="noopener noreferrer" target="_blank">
          {provider.name}
        </a>
      ) : (
        <span>{provider?.name ?? 'PatrolKit'}</span>
      )}
      <Link className={css.link} to="/PrivacyPolicy">
        {text('console.privacyPolicy')}
      </Link>
      <Link className={css.link} to="/TermsOfService">
        {text('console.termsOfService')}
      </Link>
    </>
  );
}
