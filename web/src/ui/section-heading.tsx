interface SectionHeadingProps {
  title: string;
  text: string;
  className?: string;
}

export function SectionHeading({ title, text, className = '' }: SectionHeadingProps) {
  return (
    <div className={`max-w-2xl ${className}`}>
      <h2 className="text-title">{title}</h2>
      <p className="mt-4 text-lead text-ink-soft">{text}</p>
    </div>
  );
}
