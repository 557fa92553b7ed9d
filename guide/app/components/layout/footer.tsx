import { Mail, Phone } from 'lucide-react';
import { memo } from 'react';
import { FacebookMark, InstagramMark } from '#app/components/cards/social-marks.tsx';
import { Link } from '#app/components/page/link.tsx';
import { MailAddress } from '#app/components/page/mail-address.tsx';
import { Ridge } from '#app/components/page/ridge.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import type { Link as LinkView } from '#views/views.ts';
import css from './footer.module.css';
import { useLayout } from './layout-context.tsx';
import { Logo } from './logo.tsx';
import { Newsletter } from './newsletter.tsx';

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const { footer, contact, demo, hasPhotos } = useLayout();
  const year = useYear();
  return (
    <footer className={css.footer}>
      <Ridge />
      <div className={css.ground}>
        <div className="container">
          <div className={css.top}>
            <div className={css.about}>
              <Logo />
              <p>{t('footer.description')}</p>
              <div className={css.social}>
                <a href={contact.instagram} target="_blank" rel="noopener" aria-label="Instagram">
                  <InstagramMark />
                </a>
                <a href={contact.facebook} target="_blank" rel="noopener" aria-label="Facebook">
                  <FacebookMark />
                </a>
              </div>
            </div>
            <SearchForm id="buscar-pie" />
            <Newsletter />
          </div>
          <div className={css.groups}>
            <LinkGroup {...footer.explore} />
            <LinkGroup {...footer.community} />
            <section aria-labelledby="footer-contact">
              <h2 className={css.heading} id="footer-contact">
                {t('footer.contact')}
              </h2>
              <ul>
                <li>
                  <a className={css.contact} href={`mailto:${contact.email}`}>
                    <Mail size={18} aria-hidden /> <MailAddress>{contact.email}</MailAddress>
                  </a>
                </li>
                <li>
                  <Link to={paths.contact}>{t('footer.contactForm')}</Link>
                </li>
                <li>
                  <a className={css.contact} href={contact.phone.href}>
                    <Phone size={18} aria-hidden /> {contact.phone.label}{' '}
                    {contact.isExample && <small>({t('numberExample')})</small>}
                  </a>
                </li>
              </ul>
            </section>
          </div>
          {demo && <p className={css.demo}>{demo}</p>}
          <p className={css.copyright}>
            {t(hasPhotos ? 'footer.copyrightPhotos' : 'footer.copyright', { year })}{' '}
            <Link to={paths.privacy}>{t('footer.privacy')}</Link>
          </p>
        </div>
      </div>
    </footer>
  );
});

function LinkGroup({ label, links }: { label: string; links: LinkView[] }) {
  return (
    <nav aria-label={label}>
      <h2 className={css.heading}>{label}</h2>
      <ul>
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current year, even if the site was built in the previous one. */
function useYear(): number {
  const { year } = useLayout();
  return useHydrated() ? new Date().getFullYear() : year;
}
