interface WithShortTitleProps {
  text: string;
  /** Stands in the text, wherever the language has it. */
  title: string;
}

/** A sentence with a title in it that may be long. Where there is no room, the title is cut, and never what is said of it. */
export function WithShortTitle({ text, title }: WithShortTitleProps) {
  const start = title ? text.indexOf(title) : -1;
  if (start === -1) return text;
  return (
    <>
      {text.slice(0, start)}
      <span dir="auto" className="inline-block max-w-full truncate align-bottom">
        {title}
      </span>
      {text.slice(start + title.length)}
    </>
  );
}
