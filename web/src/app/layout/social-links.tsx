import * as texts from '@crisper/texts/footer.ts';

// We keep no accounts of our own there; these lead to the people who cook what others throw away.
const links = [
  ['instagram', texts.onInstagram, 'https://www.instagram.com/explore/tags/zerowastekitchen/'],
  ['facebook', texts.onFacebook, 'https://www.facebook.com/hashtag/foodwaste'],
  ['youtube', texts.onYouTube, 'https://www.youtube.com/hashtag/foodstorage'],
] as const;

export function SocialLinks() {
  return (
    <ul className="flex gap-2">
      {links.map(([icon, label, href]) => (
        <li key={icon}>
          <a
            href={href}
            rel="noreferrer"
            target="_blank"
            className="grid size-11 place-items-center rounded-full border border-deep-line text-on-deep-soft transition hover:border-mint hover:text-mint"
          >
            <svg aria-hidden="true" className="size-5">
              <use href={`/social-icons.svg#${icon}`} />
            </svg>
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
