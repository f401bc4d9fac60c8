import * as texts from '@crisper/texts/footer.ts';
import { Logo } from '#app/navigation/logo.tsx';
import { NewsletterBox } from '#newsletter/newsletter-box.tsx';
import { SocialLinks } from './social-links.tsx';

/** What the footer of the public pages has on both sides of its links. */
export function PublicFooter({ side }: { side: 'start' | 'end' }) {
  return (
    <div className="max-lg:col-span-2">
      {side === 'end' ? (
        <NewsletterBox />
      ) : (
        <>
          <Logo />
          <p className="mt-4 max-w-72 text-on-deep-soft">{texts.aboutUs}</p>
          <div className="mt-6">
            <SocialLinks />
          </div>
        </>
      )}
    </div>
  );
}
