import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/footer.ts';
import * as navigation from '@crisper/texts/navigation.ts';
import { Link } from 'react-router';
import { LanguageLinks } from '#app/navigation/language-links.tsx';
import { wholePart } from '#http/late-part.tsx';
import { sentence } from '#ui/sentence.ts';
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx';

const columns = [
  {
    heading: texts.explore,
    links: [
      [navigation.fridge, paths.fridge],
      [navigation.blog, paths.blog],
      [navigation.about, paths.about],
      [navigation.contact, paths.contact],
    ],
  },
  {
    heading: texts.goodToKnow,
    links: [
      [texts.foods, paths.foods],
      [texts.faq, paths.faq],
      [texts.privacyPolicy, paths.privacy],
      [texts.terms, paths.terms],
    ],
  },
] as const;

const { prepare, Part: PublicFooter } = wholePart(
  async () => (await import('./public-footer.tsx')).PublicFooter,
);
export const loadPublicFooter = prepare;

const EmailLink = () => (
  <a
    href={`mailto:${contactDetails.email}`}
    className="text-on-deep underline underline-offset-4 hover:text-mint"
  >
    {contactDetails.email}
  </a>
);

/** On the pages for signed-in people it is the links and the small print alone. */
export function Footer({ isCompact }: { isCompact: boolean }) {
  return (
    <footer className="mt-auto bg-deep text-on-deep">
      <div className="wrap grid grid-cols-2 gap-x-12 gap-y-10 py-16 in-frame:flex in-frame:flex-wrap in-frame:gap-y-0 in-frame:py-3 lg:grid-cols-[1.5fr_1fr_1fr_1.8fr]">
        {!isCompact && <PublicFooter side="start" />}
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="font-semibold in-frame:sr-only">{heading}</p>
            <ul className="mt-3 in-frame:mt-0 in-frame:flex in-frame:flex-wrap in-frame:gap-x-6">
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-block py-1.5 wrap-anywhere hyphens-auto text-on-deep-soft underline-offset-4 hover:text-mint hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {!isCompact && <PublicFooter side="end" />}
      </div>
      <div className="border-t border-deep-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-6 text-caption text-on-deep-soft">
          <p>{sentence(texts.questions({ email: <EmailLink /> }))}</p>
          <LanguageLinks className="-mx-2" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
