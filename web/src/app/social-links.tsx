const strokes = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 } as const;

// We keep no accounts of our own there; these lead to the people who cook what others throw away.
const links = [
  {
    label: 'Zero-waste kitchens on Instagram',
    href: 'https://www.instagram.com/explore/tags/zerowastekitchen/',
    icon: (
      <>
        <rect x="3.500" y="3.500" width="17" height="17" rx="5" {...strokes} />
        <circle cx="12" cy="12" r="3.900" {...strokes} />
        <circle cx="16.800" cy="7.200" r="1.200" fill="currentColor" />
      </>
    ),
  },
  {
    label: 'Food waste on Facebook',
    href: 'https://www.facebook.com/hashtag/foodwaste',
    icon: (
      <path
        fill="currentColor"
        d="M13.600 21v-7.800h2.700l.5-3.300h-3.200V7.800c0-1 .4-1.700 1.800-1.700h1.500V3.200C16.400 3.100 15.600 3 14.800 3c-2.500 0-4.300 1.600-4.300 4.400v2.500H7.700v3.300h2.800V21Z"
      />
    ),
  },
  {
    label: 'Storing food well on YouTube',
    href: 'https://www.youtube.com/hashtag/foodstorage',
    icon: (
      <>
        <rect x="2.500" y="5.500" width="19" height="13" rx="4" {...strokes} />
        <path d="m10.300 9.300 4.700 2.700-4.700 2.700Z" fill="currentColor" />
      </>
    ),
  },
];

export function SocialLinks() {
  return (
    <ul className="flex gap-2">
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <a
            href={href}
            rel="noreferrer"
            target="_blank"
            className="grid size-11 place-items-center rounded-full border border-deep-line text-on-deep-soft transition hover:border-mint hover:text-mint"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
              {icon}
            </svg>
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
