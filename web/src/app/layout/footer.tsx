import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import { Link } from 'react-router';
import { Logo } from '#app/navigation/logo.tsx';
import { paths } from '#app/paths.ts';
import { NewsletterBox } from '#newsletter/newsletter-box.tsx';
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx';
import { SocialLinks } from './social-links.tsx';

const columns = [
  {
    heading: 'Explore',
    links: [
      ['Fridge', paths.fridge],
      ['Blog', paths.blog],
      ['About Us', paths.about],
      ['Contact', paths.contact],
    ],
  },
  {
    heading: 'Good to know',
    links: [
      ['FAQ', paths.faq],
      ['Privacy Policy', paths.privacy],
      ['Terms and Conditions', paths.terms],
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className="mt-auto bg-deep text-on-deep">
      <div className="wrap grid grid-cols-2 gap-x-12 gap-y-10 py-16 lg:grid-cols-[1.5fr_1fr_1fr_1.8fr]">
        <div className="max-lg:col-span-2">
          <Logo />
          <p className="mt-4 max-w-72 text-on-deep-soft">
            Crisper helps people save food, time and the planet, one shelf at a time.
          </p>
          <div className="mt-6">
            <SocialLinks />
          </div>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="font-semibold">{heading}</p>
            <ul className="mt-3">
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-block py-1.5 text-on-deep-soft underline-offset-4 hover:text-mint hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-lg:col-span-2">
          <NewsletterBox />
        </div>
      </div>
      <div className="border-t border-deep-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-6 text-caption text-on-deep-soft">
          <p>
            Questions? Write to{' '}
            <a
              href={`mailto:${contactDetails.email}`}
              className="text-on-deep underline underline-offset-4 hover:text-mint"
            >
              {contactDetails.email}
            </a>
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
