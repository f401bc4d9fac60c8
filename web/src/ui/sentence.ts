import { createElement, Fragment, type ReactNode } from 'react';

/** Renders a text that has links or emphasis in it. The catalogue says where in the sentence each part stands. */
export const sentence = (parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

export const strong = (words: string) => createElement('strong', null, words);

/** Words for screen readers only. */
export const unseen = (words: string) => createElement('span', { className: 'sr-only' }, words);
