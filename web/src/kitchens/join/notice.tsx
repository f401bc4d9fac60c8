import { type ReactNode, useEffect, useRef } from 'react';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

interface NoticeProps {
  title: string;
  text: string;
  /** What to do next. */
  children: ReactNode;
}

/** One thing to say, in place of the invitation. It takes the focus, since the button that led here is gone. */
export function Notice({ title, text, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <FoodPicture name="jar" className="size-24" eager />
      <h1 ref={heading} tabIndex={-1} className="text-title wrap-anywhere">
        {title}
      </h1>
      <p className="max-w-md text-lead wrap-anywhere text-ink-soft">{text}</p>
      <div className="mt-2 grid w-full max-w-xs gap-3">{children}</div>
    </div>
  );
}
